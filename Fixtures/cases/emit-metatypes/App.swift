// Metatypes of types, of protocols and of existentials are repeated as they are written.
import DIRuntime

protocol Shape {
    init()
    var sides: Int { get }
}

struct Square: Shape {
    let sides: Int = 4
}

protocol CanvasDependency: Dependency {
    var numberKind: Int.Type { get }
    var shapeKind: any Shape.Type { get }
    var shapeKinds: [any Shape.Type] { get }
    var anyShape: (any Shape).Type { get }
    var both: any (Shape & Equatable).Type { get }
}

extension Square: Equatable {}

final class CanvasComponent: Component<CanvasDependency> {
    var text: String {
        let sides = dependency.shapeKind.init().sides
        return "\(dependency.numberKind) \(sides) \(dependency.shapeKinds) \(dependency.anyShape) \(dependency.both)"
    }
}

final class RootComponent: BootstrapComponent {
    var numberKind: Int.Type { Int.self }
    var shapeKind: any Shape.Type { Square.self }
    var shapeKinds: [any Shape.Type] { [Square.self] }
    var anyShape: (any Shape).Type { (any Shape).self }
    var both: any (Equatable & Shape).Type { Square.self }
    var canvasComponent: CanvasComponent { CanvasComponent(parent: self) }
}
