#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

/// Puts a banner above any view, as long as there is one, and sends that it is dismissed.
struct BannerModifier: ViewModifier {
    let banner: String?
    let dispatcher: any Dispatcher

    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            if let banner {
                Text("! \(banner)")
                Button("Dismiss") { dispatcher.send(.dismissBanner) }
            }
            content
        }
    }
}
