// What a misspelt extension holds is named without the namespace by code inside of that: the extension is wrong.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var inbox: Inbox.ScreenComponent { Inbox.ScreenComponent(parent: self) }
}

enum Inbox {
    final class ScreenComponent: Component<EmptyDependency> {
        var thread: ThreadComponent { ThreadComponent(parent: self) }
    }
}

extension Inbx {
    final class ThreadComponent: Component<EmptyDependency> {}
}
