#if canImport(SwiftUI)
ReadingListApp.main()
#else
import TextViews

let flow = Resolver(apiClient: ScriptedAPIClient(answers: Script.answers)).flowComponent
let window = Window(flow.rootView)

@MainActor
func show(_ title: String) {
    print("== \(title)")
    for line in window.lines { print(line) }
}

/// Shows what an action changes at once, and then what comes of it.
@MainActor
func showWhatComes(of title: String) async {
    show(title)
    await flow.settle()
    if window.update() { show("then") }
}

await showWhatComes(of: "launched")
for title in Script.taps {
    try window.tap(title)
    await showWhatComes(of: "tapped \(title)")
}
for caption in Script.captions {
    try window.type(caption, into: "Caption")
    try window.tap("Draw")
    await showWhatComes(of: "drew '\(caption)'")
}
try window.tap("Save the picture")
await showWhatComes(of: "saved the picture")
#endif
