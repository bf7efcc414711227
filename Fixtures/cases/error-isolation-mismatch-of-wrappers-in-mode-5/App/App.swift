// In language mode 5 a class is on the actor of the property wrappers in it, unless something else says where it is.
import DIRuntime

@propertyWrapper
struct OnMain {
    private var value: Int

    init(wrappedValue: Int) { value = wrappedValue }

    @MainActor var wrappedValue: Int {
        get { value }
        set { value = newValue }
    }
}

@globalActor actor Storage {
    static let shared = Storage()
}

@propertyWrapper
struct Stored {
    private var value: Int

    init(wrappedValue: Int) { value = wrappedValue }

    @Storage var wrappedValue: Int {
        get { value }
        set { value = newValue }
    }
}

nonisolated protocol Anywhere {}

final class RootComponent: BootstrapComponent {
    @OnMain var width = 2
    var height: Int { 3 }
    var both: BothComponent { BothComponent(parent: self) }
    var plain: PlainComponent { PlainComponent(parent: self) }
    var anywhere: AnywhereComponent { AnywhereComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var height: Int { get }
    var depth: Int { get }
    var length: Int { get }
}

// Where wrappers are on several actors, none counts.
final class BothComponent: Component<EmptyDependency> {
    @OnMain var width = 2
    @Stored var rows = 2
    var depth: Int { 4 }
    var length: Int { 4 }
    var page: PageComponent { PageComponent(parent: self) }
}

final class PlainComponent: Component<EmptyDependency> {
    @OnMain static var width = 2
    var depth: Int { 5 }
    var length: Int { 4 }
    var page: PageComponent { PageComponent(parent: self) }
}

final class AnywhereComponent: Component<EmptyDependency>, Anywhere {
    @OnMain var width = 2
    var depth: Int { 5 }
    var length: Int { 4 }
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    @MainActor var text: String { "\(dependency.height) \(dependency.depth) \(dependency.length)" }
}
