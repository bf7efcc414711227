let store = StoreMock(title: "Home")
store.loadHandler = { page throws(Offline) in
    if page > 1 { throw Offline() }
    return page
}
do {
    print(try store.title, try store.load(1), store.loadCalls.map(\.page))
    print(try store.load(2))
} catch {
    print("offline", store.loadCallCount)
}
