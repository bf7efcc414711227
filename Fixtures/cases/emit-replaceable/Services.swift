protocol Analytics: Sendable {
    var name: String { get }
}

struct LiveAnalytics: Analytics {
    let name = "live"
}

struct FakeAnalytics: Analytics {
    let name: String
}

struct Failure: Error {}
