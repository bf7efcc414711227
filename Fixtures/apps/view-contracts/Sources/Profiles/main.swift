#if canImport(SwiftUI)
ProfilesApp.main()
#else
import Live
import Previews
import TextViews

// Two graphs in one process: the same screens, with other view models behind them.
let live = LiveRoot(people: Script.people, accounts: Script.accounts).rootScreenComponent
let preview = PreviewRoot().rootScreenComponent
let liveWindow = Window(live.view)
let previewWindow = Window(preview.view)

@MainActor
func show(_ title: String) {
    print("== \(title)")
    for (name, window) in [("live", liveWindow), ("preview", previewWindow)] {
        for line in window.lines { print("\(name): \(line)") }
    }
}

show("at once")
for password in ["1852", "1815"] {
    try liveWindow.type("ada", into: "Name")
    try liveWindow.type(password, into: "Password")
    try liveWindow.tap("Log in")
    if password == "1852" {
        try await liveWindow.wait(for: "This name and password do not match.")
        show("a wrong password")
    }
}
try await liveWindow.wait(for: "Hello, Ada Byron")
show("loaded")

try liveWindow.tap("Ada Byron, analyst")
try previewWindow.tap("Short Name, a role")
try await liveWindow.wait(for: "Ada Byron, analyst")
show("a profile")

for (window, message) in [(liveWindow, "A name needs a letter."), (previewWindow, "A preview saves nothing.")] {
    try window.type("1815", into: "Name")
    try window.tap("Save")
    try await window.wait(for: message)
}
show("a name that is none")

for (window, message) in [(liveWindow, "Saved."), (previewWindow, "A preview saves nothing.")] {
    try window.type("Ada Lovelace", into: "Name")
    try window.tap("Save")
    try await window.wait(for: message)
    try window.tap("Back")
}
try await liveWindow.wait(for: "Hello, Ada Lovelace")
show("renamed")

for window in [liveWindow, previewWindow] {
    try window.tap("Log out")
    try await window.wait(for: "Who are you?")
}
show("logged out")
#endif
