#if canImport(SwiftUI)
ReadingListApp.main()
#else
import TextViews

let flow = Resolver(answers: Script.answers).flowComponent
let window = Window(flow.rootView)

@MainActor
func show(_ title: String) {
    print("== \(title)")
    for line in window.lines { print(line) }
}

// Shows what an action changes at once, and then what comes of it.
show("launched")
await flow.actionDispatcher.settle()
show("then")
for title in Script.taps {
    try window.tap(title)
    show("tapped \(title)")
    await flow.actionDispatcher.settle()
    if window.update() { show("then") }
}
#endif
