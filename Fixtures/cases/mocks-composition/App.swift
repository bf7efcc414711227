import DIRuntime

protocol AnalyticsDependency: Dependency {
    var session: Int { get }
}

protocol SearchDependency: Dependency {
    var session: Int { get }
    func search(_ text: String) -> [String]
}

protocol Clock {
    var now: Int { get }
}

typealias FeedDependency = AnalyticsDependency & SearchDependency & Clock
/// Another name for one protocol: that has a mock already.
typealias PlainDependency = AnalyticsDependency

final class FeedComponent: Component<FeedDependency> {
    var first: String { dependency.search("\(dependency.session)").first ?? "nothing" }
}

final class InlineComponent: Component<SearchDependency & AnalyticsDependency> {}

final class SendableComponent: Component<AnalyticsDependency & Sendable> {}

final class BareComponent: Component<Clock & Dependency> {}

final class PlainComponent: Component<PlainDependency> {}
