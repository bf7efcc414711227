#if canImport(SwiftUI)
import Live
import SwiftUI

/// The live graph in a window of SwiftUI.
struct ProfilesApp: App {
    private let screen = LiveRoot(people: Script.people, accounts: Script.accounts).rootScreenComponent.view

    var body: some Scene {
        WindowGroup { screen }
    }
}
#endif
