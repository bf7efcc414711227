// Of two extensions that implement a requirement, the compiler takes the one for less; between unrelated ones it cannot choose.
import DIRuntime

protocol NamedDependency: Dependency {
    var name: String { get }  // reported here
}

protocol TitledDependency: Dependency {
    var name: String { get }
}

extension NamedDependency {
    var name: String { "named" }
}

extension TitledDependency {
    var name: String { "titled" }
}

protocol SpecialDependency: NamedDependency {}

extension SpecialDependency {
    var name: String { "special" }
}

protocol JoinedDependency: NamedDependency, TitledDependency {}

final class RootComponent: BootstrapComponent {  // reported here
    var label: LabelComponent { LabelComponent(parent: self) }
    var badge: BadgeComponent { BadgeComponent(parent: self) }
    var special: SpecialComponent { SpecialComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
    var frame: FrameComponent { FrameComponent(parent: self) }
}

final class LabelComponent: Component<NamedDependency & TitledDependency> {}

final class BadgeComponent: Component<JoinedDependency> {}

final class SpecialComponent: Component<SpecialDependency & NamedDependency> {}

// An extension of `Dependency` is for what `Titled`, which is no dependency, is not for; that of `Counted` asks for both.

protocol Titled {
    var title: String { get }
}

protocol Counted {
    var count: Int { get }
}

extension Titled {
    var title: String { "titled" }
}

extension Counted where Self: Dependency {
    var count: Int { 1 }
}

extension Dependency {
    var title: String { "dependency" }
    var count: Int { 2 }
}

protocol PageDependency: Dependency, Titled, Counted {}

final class PageComponent: Component<PageDependency> {}

// Each of the two is for what the other one is for.

protocol Sized: Dependency {
    var size: Int { get }  // reported here
}

protocol Placed: Dependency {}

extension Sized where Self: Placed {
    var size: Int { 1 }
}

extension Placed where Self: Sized {
    var size: Int { 2 }
}

// No protocol of the two inherits from the other.

protocol Dark {}
protocol Wide {}

protocol FrameDependency: Sized, Placed, Dark, Wide {
    var color: String { get }  // reported here
}

extension FrameDependency where Self: Dark {
    var color: String { "black" }
}

extension FrameDependency where Self: Wide {
    var color: String { "white" }
}

final class FrameComponent: Component<FrameDependency> {}
