// SwiftUI's wrappers that have their value on the main actor put it, and in language mode 5 the class around, there.
import DIRuntime
import SwiftUI

final class Model {
    let title = "model"
}

@MainActor
protocol PageDependency: Dependency {
    var model: Model { get }
    var height: Int { get }
}

protocol PlainDependency: Dependency {
    var height: Int { get }
}

final class RootComponent: BootstrapComponent {
    @StateObject var model = Model()
    var height: Int { 3 }
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    @MainActor var text: String { "\(dependency.model.title) \(dependency.height)" }
    var other: OtherComponent { OtherComponent(parent: self) }
}

final class PlainComponent: Component<PlainDependency> {}

final class OtherComponent: Component<EmptyDependency> {
    // Of no actor.
    @SwiftUI.State var width = 3
    var height: Int { width }
    var plain: PlainComponent { PlainComponent(parent: self) }
}
