let cart = CartStoreMock(item: 3)
cart.keep(4)
print(cart.item, cart.keepCalls.map(\.item))

let any = AnyStoreMock<Bool>(item: true)
any.keep(false)
print(any.item, any.keepCalls.map(\.item))

func send(_ store: some Sendable & Store<String>) { print(store.item) }
send(DiaryStoreMock(item: "today"))

let last = LastStoreMock(size: 2, item: "end")
print(last.size, last.item, last.label)
