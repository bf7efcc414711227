#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

/// Has the server draw a picture, and saves it on the device.
struct CoverView: View {
    let dispatcher: any Dispatcher
    let repository: any Repository

    var body: some View {
        let cover = repository.state.cover
        VStack(alignment: .leading) {
            Text("Cover")
            // The field shows the state, and what is typed is an action like any other.
            TextField("Caption", text: caption)
            if let problem = cover.problem {
                Text("! \(problem)")
            }
            if cover.isLoading {
                Text("Drawing…")
            } else {
                Button("Draw") { dispatcher.send(.makeCover) }
            }
            if let image = cover.image {
                Text("A picture of \(image.count) bytes")
                if let name = cover.savedAs {
                    Text("Saved as \(name)")
                } else {
                    Button("Save the picture") { dispatcher.send(.saveCover) }
                }
            }
        }
    }

    private var caption: Binding<String> {
        Binding { @MainActor [repository] in
            repository.state.cover.caption
        } set: { @MainActor [dispatcher] in
            dispatcher.send(.typeCaption($0))
        }
    }
}
