// Both protocols are public by themselves. What they stand in is not: a component that lost its `public`, and a namespace.
public import DIRuntime

public final class AccountComponent: Component<EmptyDependency> {
    public var name: String { "Ada" }
    public var device: String { DeviceComponent(parent: self).label }
    public var card: String { CardComponent(parent: self).label }
}

extension DeviceComponent {
    public protocol Needs: Dependency {
        var name: String { get }
    }
}

final class DeviceComponent: Component<DeviceComponent.Needs> {  // reported here
    var label: String { dependency.name }
}

enum Cards {  // reported here
    public protocol Needs: Dependency {
        var name: String { get }
    }
}

final class CardComponent: Component<Cards.Needs> {
    var label: String { dependency.name }
}
