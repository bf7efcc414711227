import DIRuntime

let feed = FeedDependencyMock(session: 4, now: 1)
feed.searchHandler = { ["found \($0)"] }
print(FeedComponent(dependency: feed).first)
print(InlineComponent(dependency: AnalyticsDependencyAndSearchDependencyMock(session: 2)).dependency.session)
let sendable: any Sendable = AnalyticsDependencyAndSendableMock(session: 3)
print(sendable is any AnalyticsDependency)
print(BareComponent(dependency: ClockAndDependencyMock(now: 5)).dependency.now)
print(PlainComponent(dependency: AnalyticsDependencyMock(session: 6)).dependency.session)
