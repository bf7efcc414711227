func fail(_ number: String) async throws {
    let store = StoreDependencyMock()
    switch number {
    case "1": print(store.item(at: 1))
    case "2": print(try await store.load(id: 1))
    case "3": print(SearchDependencyMock().find(name: "x") as Int)
    default: break
    }
}

if let number = CommandLine.arguments.dropFirst().first {
    try await fail(number)
}

let store = StoreDependencyMock()
store.refresh()
store.refresh()
store.nothing()
store.unit()
print("refreshed", store.refreshCallCount)

store.itemHandler = { Item(id: $0 * 10) }
print(store.item(at: 4).id, store.itemCallCount)

store.loadHandler = { id in
    await Task.yield()
    if id == 0 { throw StoreError.empty }
    return Item(id: id)
}
print(try await store.load(id: 5).id)
do {
    _ = try await store.load(id: 0)
} catch {
    print("threw \(error) after \(store.loadCallCount) calls")
}

try store.save()
var saved: [Int] = []
store.saveHandler = { saved += $0.map(\.id) }
try store.save(Item(id: 1), Item(id: 2))
print(saved, store.saveCallCount)

var item = Item(id: 7)
store.discardHandler = { $0 = Item(id: $0.id + 1) }
store.discard(&item)
print(item.id)

store.logHandler = { message in print("logged \(message())") }
store.log("a line")
store.whenReadyHandler = { action in
    action()
    return true
}
print(store.whenReady { print("ready") })
store.visitHandler = { $0(Item(id: 3)) }
store.visit { print("visited \($0.id)") }
store.tryEachHandler = { body in try? body() }
store.tryEach { print("tried") }
store.makerHandler = { kind in { Item(id: kind.count) } }
print(store.maker(for: "four")().id)
store.pairHandler = { nil }
print(store.pair() == nil)
store.touchHandler = { 1 }
store.touch()
store.takesHandler = { $0 + $1 }
print(store.takes(handler: 1, callCount: 2), store.takesCallCount)
store.repeatHandler = { "\($0)\($1)" }
print(store.repeat(in: "here", for: 2))
store.acceptHandler = { $0.id + $1.id }
print(store.accept(item, Item(id: 2)))

let search = SearchDependencyMock(countHandler: 1, countCallCount: 2)
search.findHandler = { "all" }
search.findIdHandler = { "id \($0)" }
search.findNameStringReturningStringHandler = { "name \($0)" }
search.findNameStringReturningIntHandler = { $0.count }
search.findIntHandler = { "int \($0)" }
search.findStringIntHandler = { "dictionary \($0.count)" }
search.countHandler_ = { 3 }
print(search.find(), search.find(id: 1), search.find(name: "n") as String, search.find(name: "nn") as Int)
print(search.find(2), search.find([:]), search.count(), search.countHandler, search.countCallCount_)
