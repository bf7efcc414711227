await Task.yield()
let store = AppStoreMock<Draft, Int>(state: Draft())
store.identifierHandler = { 4 }
store.dispatch(1)
store.log(2)
print(store.state.text, store.identifier(), store.dispatchCalls[0].action, store.logCalls[0].action)

ItemStoreMock<Draft>.limit = 3
let items = ItemStoreMock<Draft>()
items.save(store.state)
print(items.saveCalls[0].item == store.state, ItemStoreMock<Draft>.limit)
