import Core
import DIRuntime

extension MainScope {
    var cart: CartComponent { CartComponent(parent: self) }
}

extension Core.MainScope {
    var chat: ChatComponent { ChatComponent(parent: self) }
}

final class CartComponent: Component<EmptyDependency> {}

final class ChatComponent: Component<EmptyDependency> {}
