import Core
import DIRuntime

public final class Style {
    public let mark: String
    public init(mark: String) { self.mark = mark }
}

public protocol ScreenDependency: Dependency {
    var style: Style { get }
    var clock: Clock { get }
}

public final class ScreenComponent: MainActorComponent<ScreenDependency> {
    public var text: String { clockComponent.text + dependency.style.mark }

    private var clockComponent: ClockComponent { ClockComponent(parent: self) }
}
