import DIRuntime
import Kit
import Screens

final class RootComponent: BootstrapComponent {
    var title: String { "Root" }

    var feed: FeedComponent { FeedComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
    var chat: ChatComponent { ChatComponent(parent: self) }
    var ruler: RulerComponent { RulerComponent(parent: self) }
    var note: NoteComponent { NoteComponent(parent: self) }
}

protocol FeedDependency: FeatureDependency {}
final class FeedComponent: FeatureComponent<FeedDependency> {}

// What it inherits from first is not what others have in common.
protocol CartDependency: Titled, FeatureDependency {}
final class CartComponent: FeatureComponent<CartDependency> {}

protocol ChatDependency: Dependency {
    var title: String { get }
}
final class ChatComponent: FeatureComponent<ChatDependency> {}

protocol RulerDependency: DIRuntime.Dependency {
    var title: String { get }
}
final class RulerComponent: ToolComponent<RulerDependency> {}

protocol NoteDependency: DIRuntime.Dependency {
    var title: String { get }
}
final class NoteComponent: Leaf<NoteDependency> {}
