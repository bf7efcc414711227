import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "Root" }
    var chat: ChatComponent { ChatComponent(parent: self) }
}

final class ChatComponent: Component<ChatDependency> {}
