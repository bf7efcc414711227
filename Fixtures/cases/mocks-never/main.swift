let mock = PageDependencyMock(title: "Inbox")
print(mock.title)
let loading = PageLoadingMock()
loading.loadHandler = { 3 }
print(loading.load(), loading.failCallCount, loading.subscriptCallCount)
