#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

struct SettingsView: View {
    let dispatcher: any SettingsDispatcher
    let repository: any Repository

    var body: some View {
        let showsTexts = repository.state.settings.showsTexts
        VStack(alignment: .leading) {
            Text("Settings")
            Text(showsTexts ? "The feed shows titles and texts." : "The feed shows titles.")
            Button(showsTexts ? "Show titles only" : "Show texts too") { dispatcher.showTexts(!showsTexts) }
        }
    }
}
