// Creations whose class or parent only running the program would tell.
import DIRuntime

class ChildComponent: Component<EmptyDependency> {
    required override init(parent: Scope) {
        super.init(parent: parent)
    }

    // In a static member, `self` is the class.
    class func make(parent: Scope) -> ChildComponent {
        self.init(parent: parent)
    }
}

final class RootComponent: BootstrapComponent {
    let childType: ChildComponent.Type = ChildComponent.self
    let factory: (Scope) -> ChildComponent = ChildComponent.init

    var child: ChildComponent { self.childType.init(parent: self) }

    func make<Child: ChildComponent>(_ type: Child.Type) -> Child {
        Child(parent: self)
    }
}
