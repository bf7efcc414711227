// `any Shape.Type`, some type that conforms, is not `(any Shape).Type`, the type of the existential itself.
import DIRuntime

protocol Shape {}

protocol CanvasDependency: Dependency {
    var kind: any Shape.Type { get }
    var box: (any Shape).Type { get }
}

final class CanvasComponent: Component<CanvasDependency> {}

final class RootComponent: BootstrapComponent {
    var kind: (any Shape).Type { (any Shape).self }
    var box: any Shape.Type { fatalError("there is no shape yet") }
    var canvasComponent: CanvasComponent { CanvasComponent(parent: self) }
}
