#if canImport(SwiftUI)
import SwiftUI

/// The same graph and the same views, in a window of SwiftUI.
struct ReadingListApp: App {
    private let resolver = Resolver(answers: Script.answers)

    var body: some Scene {
        WindowGroup { resolver.flowComponent.rootView }
    }
}
#endif
