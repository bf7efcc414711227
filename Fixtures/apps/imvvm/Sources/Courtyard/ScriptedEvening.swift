#if !canImport(SwiftUI)
import IMVVM
import CourtyardCore
import DIRuntimeFlags
import Foundation

/// Where there is no SwiftUI: the same app on a screen of text, used by a script.
@main
@MainActor
struct ScriptedEvening {
    private let board = HouseBoard()
    private let root: RootComponent
    private let screen: Screen

    private init(_ title: String, flagSource: any FlagSource, device: Device = Device()) {
        print("== \(title)")
        root = RootComponent(
            journal: PrintedJournal(), board: board, flagSource: flagSource, flagStorage: device)
        screen = Screen(root.make())
    }

    static func main() async {
        let device = Device()
        let withoutAds = ScriptedEvening(
            "Ads are switched off", flagSource: LaunchFlags(flags: ["feed.ad": false]), device: device)
        await withoutAds.askForFlags()
        await withoutAds.useEverything()

        let offline = ScriptedEvening(
            "The same device, offline: the flags are those of the last launch", flagSource: BrokenFlags(),
            device: device)
        await offline.askForFlags()
        await offline.logInAndOut()

        let broken = ScriptedEvening("The flag source fails: all is on", flagSource: BrokenFlags())
        await broken.askForFlags()
        await broken.logInAndOut()

        let slow = ScriptedEvening(
            "The flag source does not answer: all is on, and nobody waits", flagSource: SlowFlags())
        await slow.logInAndOut()

        let shared = ScriptedEvening("One device, two residents", flagSource: LaunchFlags(flags: [:]))
        await shared.logInOneAfterTheOther()

        let bare = ScriptedEvening(
            "Only the profile is left",
            flagSource: LaunchFlags(flags: ["tab.feed": false, "worker.analytics": false]))
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
        try? await root.lastKnownFlags.refresh()
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

/// What outlives a launch.
private final class Device: FlagStorage, @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock.
    private var kept: FlagValues?

    func load() -> FlagValues? {
        lock.withLock { kept }
    }

    func store(_ flags: FlagValues) {
        lock.withLock { kept = flags }
    }
}

private struct BrokenFlags: FlagSource {
    struct Unreachable: Error {}

    func flags() throws -> FlagValues {
        throw Unreachable()
    }
}

private struct SlowFlags: FlagSource {
    func flags() async throws -> FlagValues {
        try await Task.sleep(for: .seconds(3600))
        return ["feed.ad": false]
    }
}
#endif
