#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif
import Observation

/// The screen that is open above a list; it is released when it is closed.
@MainActor
@Observable
package final class Navigation {
    private(set) var screen: AnyView?

    package init() {}

    func open(_ screen: AnyView) {
        self.screen = screen
    }

    func close() {
        screen = nil
    }
}
