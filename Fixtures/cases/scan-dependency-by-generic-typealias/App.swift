// A generic typealias tells a dependency: by its argument, in a chain, and in part.
import DIRuntime

typealias Same<Value> = Value
typealias First<Value, Other> = Same<Value>
typealias With<Needs> = Component<Same<Needs>>
typealias Both = Same<SizeDependency & NameDependency>

protocol NameDependency: Dependency {
    var name: String { get }
}

protocol SizeDependency: Dependency {
    var size: Int { get }
}

final class NameComponent: Component<Same<NameDependency>> {
    var text: String { dependency.name }
}

final class SizeComponent: With<First<SizeDependency, Int>> {
    var text: String { "\(dependency.size)" }
}

final class BothComponent: Component<Both> {
    var text: String { "\(dependency.name) \(dependency.size)" }
}

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var size: Int { 3 }
    var nameComponent: NameComponent { NameComponent(parent: self) }
    var sizeComponent: SizeComponent { SizeComponent(parent: self) }
    var bothComponent: BothComponent { BothComponent(parent: self) }
}
