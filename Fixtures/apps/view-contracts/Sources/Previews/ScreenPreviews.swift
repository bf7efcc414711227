#if canImport(SwiftUI)
import Screens
import SwiftUI

/// The screens in the canvas of Xcode.
struct ScreenPreviews: PreviewProvider {
    static var previews: some View {
        PreviewRoot().directoryComponent.view
        PreviewRoot().directoryComponent.profileComponent(1).view
    }
}
#endif
