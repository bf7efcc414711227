#if canImport(SwiftUI)
import Live
import SwiftUI

/// The live graph in a window of SwiftUI.
struct ProfilesApp: App {
    private let screen = LiveRoot(people: Script.people).sessionComponent(user: 2).viewModelsComponent
        .directoryComponent.view

    var body: some Scene {
        WindowGroup { screen }
    }
}
#endif
