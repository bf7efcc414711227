import DIRuntime

#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

@MainActor
package protocol RootScreenDependency: Dependency {
    var rootContract: any RootViewContract { get }
    func directoryComponent(of user: Person.ID) -> DirectoryComponent
}

/// The screen that routes: to the log-in, or to the directory of the user who is logged in.
package final class RootScreenComponent: MainActorComponent<RootScreenDependency> {
    // What is shown, and with it the scope of its user, lives until somebody else logs in or nobody is any more.
    private var shown: (user: Person.ID?, screen: AnyView)?

    package var contract: any RootViewContract { shared { dependency.rootContract } }

    private var loginComponent: LoginComponent { LoginComponent(parent: self) }

    func screen(of user: Person.ID?) -> AnyView {
        if let shown, shown.user == user { return shown.screen }
        let screen = user.map { dependency.directoryComponent(of: $0).view } ?? loginComponent.view
        shown = (user, screen)
        return screen
    }
}
