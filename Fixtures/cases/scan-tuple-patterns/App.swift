import DIRuntime

protocol WindowDependency: Dependency {
    var width: Int { get }
    var height: Double { get }
    var isOpen: Bool { get }
    var depth: Int { get }
}

final class RootComponent: BootstrapComponent {
    let (width, height): (Int, Double) = (640, 480)
    let (isOpen, (_, depth)): (Bool, (String, Int)) = (true, ("", 3))

    var window: WindowComponent { WindowComponent(parent: self) }
}

final class WindowComponent: Component<WindowDependency> {
    var text: String { "\(dependency.width) \(Int(dependency.height)) \(dependency.isOpen) \(dependency.depth)" }
}
