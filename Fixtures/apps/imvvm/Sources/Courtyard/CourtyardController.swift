#if canImport(UIKit)
import IMVVM
import UIKit

extension RootComponent {
    /// The app in a controller of UIKit, for windows and navigation that are not of SwiftUI.
    ///
    /// ```swift
    /// window.rootViewController = root.makeController()
    /// ```
    func makeController() -> UIViewController {
        UIHostingController(rootView: make())
    }
}
#endif
