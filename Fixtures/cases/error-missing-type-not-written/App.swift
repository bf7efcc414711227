// The owner's type is inferred from a call: the error says to write it down.
import DIRuntime

struct Analytics {
    let name: String
    static func make() -> Analytics { Analytics(name: "matomo") }
}

func makeSampleRate() -> Double {
    0.1
}

final class RootComponent: BootstrapComponent {
    let analytics = Analytics.make()
    lazy var sampleRate = makeSampleRate()
    let fallback = Analytics(name: "none")
    var trackingComponent: TrackingComponent { TrackingComponent(parent: self) }
}

protocol TrackingDependency: Dependency {
    var analytics: Analytics { get }
    var sampleRate: Double { get }
    var fallback: Analytics { get }
}

final class TrackingComponent: Component<TrackingDependency> {
    var name: String { dependency.analytics.name }
}
