print(FeedDependencyMock(pageSize: 20).pageSize)
#if DEBUG
print(FeedDependencyMock(pageSize: 20, log: "on").log)
#endif

let page = FeedDependencyAndStyleDependencyMock(style: "bold")
page.pageSize = 5
print(PageComponent(dependency: page).text)
