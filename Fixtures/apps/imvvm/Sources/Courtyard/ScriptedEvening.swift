#if !canImport(SwiftUI)
import Architecture
import CourtyardCore
import PluginFramework

/// Where there is no SwiftUI: the same app on a screen of text, used by a script.
@main
@MainActor
struct ScriptedEvening {
    private let board = HouseBoard()
    private let root: RootComponent
    private let screen: Screen

    private init(_ title: String, flagSource: any FlagSource) {
        print("== \(title)")
        root = RootComponent(journal: PrintedJournal(), board: board, flagSource: flagSource)
        screen = Screen(root.make())
    }

    static func main() async {
        let withoutAds = ScriptedEvening("Ads are switched off", flagSource: LaunchFlags(names: ["feed.ad"]))
        await withoutAds.askForFlags()
        await withoutAds.useEverything()

        let broken = ScriptedEvening("The flag source fails: all is on", flagSource: BrokenFlags())
        await broken.askForFlags()
        await broken.logInAndOut()

        let slow = ScriptedEvening(
            "The flag source does not answer: all is on, and nobody waits", flagSource: SlowFlags())
        await slow.logInAndOut()

        let shared = ScriptedEvening("One device, two residents", flagSource: LaunchFlags(names: []))
        await shared.logInOneAfterTheOther()

        let bare = ScriptedEvening(
            "Only the profile is left", flagSource: LaunchFlags(names: ["tab.feed", "worker.analytics"]))
        await bare.askForFlags()
        bare.tap("Log in as Grace")
        bare.tap("Log out")
    }

    private func useEverything() async {
        show()
        tap("Log in as Ada")
        await showOnce("Who has a ladder?")

        await board.write(Post(author: "Lin", text: "I have one."))
        print("> a tick")
        root.ticks.send(())
        await showOnce("I have one.")

        tap("Profile")
        tap("Feed")
        await showOnce("I have one.")
        tap("Profile")
        tap("Log out")
        print("    the scope of the user is released: \(root.loggedInScope == nil)")
    }

    private func logInAndOut() async {
        screen.tap("Log in as Grace")
        await showOnce("Who has a ladder?")
        screen.tap("Profile")
        screen.tap("Log out")
        print("    the scope of the user is released: \(root.loggedInScope == nil)")
    }

    /// As by a link that somebody opens while another user is logged in.
    private func logInOneAfterTheOther() async {
        for user in root.residents {
            print("> \(user.name) logs in")
            root.session.logIn(as: user)
            await showOnce("Who has a ladder?")
        }
        screen.tap("Profile")
        screen.tap("Log out")
        print("    the scope of the user is released: \(root.loggedInScope == nil)")
    }

    private func askForFlags() async {
        await root.flagStore.refresh()
    }

    private func tap(_ title: String) {
        print("> \(title)")
        screen.tap(title)
        show()
    }

    private func showOnce(_ part: String) async {
        _ = await screen.text(containing: part)
        show()
    }

    private func show() {
        for line in screen.text.split(separator: "\n") { print("    \(line)") }
    }
}

private struct BrokenFlags: FlagSource {
    struct Unreachable: Error {}

    func switchedOff() async throws -> Set<String> {
        throw Unreachable()
    }
}

private struct SlowFlags: FlagSource {
    func switchedOff() async throws -> Set<String> {
        try await Task.sleep(for: .seconds(3600))
        return ["feed.ad"]
    }
}
#endif
