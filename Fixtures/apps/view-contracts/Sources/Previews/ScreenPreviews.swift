import Screens

#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

// Each screen in light and in dark, and with data from JSON.

package struct DirectoryPreviews: PreviewProvider {
    package static var previews: some View {
        Variants { $0.directoryComponent.view }
    }
}

package struct ProfilePreviews: PreviewProvider {
    package static var previews: some View {
        Variants { $0.directoryComponent.profileComponent(1).view }
    }
}

package struct LoginPreviews: PreviewProvider {
    package static var previews: some View {
        Variants { $0.loginComponent.view }
    }
}

package struct RootPreviews: PreviewProvider {
    package static var previews: some View {
        Variants { $0.rootScreenComponent.view }
    }
}

private struct Variants: View {
    let screen: (PreviewRoot) -> AnyView

    var body: some View {
        screen(PreviewRoot()).preferredColorScheme(.light)
        screen(PreviewRoot()).preferredColorScheme(.dark)
        if let data = try? PreviewData(json: PreviewData.unusual) {
            screen(PreviewRoot(data))
        } else {
            Text("The JSON of the previews cannot be read.")
        }
    }
}
