#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

/// A part of scenes: it sends an action, wherever it stands.
struct SaveButton: View {
    let dispatcher: any Dispatcher
    let id: Article.ID
    let isSaved: Bool

    var body: some View {
        Button(isSaved ? "Remove" : "Save") { dispatcher.send(.toggleSaved(id)) }
    }
}
