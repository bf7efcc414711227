import DIRuntime

final class Door {
    let name: String
    init(name: String) { self.name = name }
}

protocol WindowDependency: Dependency {
    var width: Int { get }
    var height: Double { get }
    var isOpen: Bool { get }
    var door: Door { get }
    var titles: [Int: String] { get }
    var corner: (x: Int, y: Int) { get }
    var pair: (Door, String) { get }
    var left: Int { get }
    var name: String { get }
    var top: Double { get }
    var depth: Int { get }
    var colour: String { get }
}

final class RootComponent: BootstrapComponent {
    let (width, height) = (640, 480.5)
    let (isOpen, (_, door)) = (true, ("north", Door(name: "front")))
    var titles = [Int: String]()
    let corner = (x: -1, y: 2)
    let (x: left, title: (name, y: top)): (x: Int, title: (String, y: Double)) = (x: 3, title: ("roof", y: 4.5))
    let (z: depth, colour) = (z: 5, "red")
    lazy var pair = (Door(name: "back"), "key of \(door.name)")

    var window: WindowComponent { WindowComponent(parent: self) }
}

final class WindowComponent: Component<WindowDependency> {
    var text: String {
        "\(dependency.width) \(Int(dependency.height)) \(dependency.isOpen) \(dependency.door.name) "
            + "\(dependency.titles.count) \(dependency.corner.x + dependency.corner.y) \(dependency.pair.0.name), \(dependency.pair.1) "
            + "\(dependency.left) \(dependency.name) \(dependency.top) \(dependency.depth) \(dependency.colour)"
    }
}
