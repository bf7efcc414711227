// Attributes with arguments stand before declarations; braces and quotes in them do not count.
import DIRuntime

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
    init(wrappedValue: Int, _ range: ClosedRange<Int>, label: String = "}") {
        self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

@available(macOS 10.15, iOS 13, *)
final class RootComponent: BootstrapComponent {
    @Clamped(0...10, label: "volume } of { the") var volume: Int = 50
    @available(swift, introduced: 5.0) @inline(never)
    final var song: String { "Blue" }
    @discardableResult func start() -> PlayerComponent { PlayerComponent(parent: self) }
}

@available(macOS 10.15, iOS 13, *)
protocol PlayerDependency: Dependency {
    @available(swift, introduced: 5.0) var volume: Int { get }
    var song: String { get }
}

@available(macOS 10.15, iOS 13, *)
final class PlayerComponent: Component<PlayerDependency> {
    var text: String { "\(dependency.song) at \(dependency.volume)" }
}
