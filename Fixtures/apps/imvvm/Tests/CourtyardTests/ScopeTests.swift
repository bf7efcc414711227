#if !canImport(SwiftUI)
import IMVVM
import CourtyardCore
import DIRuntime
import Testing

@testable import Courtyard

@Suite("The scopes below the root", .timeLimit(.minutes(1)))
@MainActor
struct ScopeTests {
    private let journal = RecordingJournal()
    private let root: RootComponent
    private let screen: Screen

    init() {
        root = RootComponent(
            journal: journal, board: FakeBoard(texts: ["hello"]), flagSource: FakeFlags(), flagStorage: Device())
        screen = Screen(root.make())
    }

    @Test("follow the session, each user with a scope of their own")
    func loggedIn() {
        #expect(screen.text == "Courtyard: who is there?\n[Log in as Ada]\n[Log in as Grace]")
        #expect(root.loggedInScope == nil)
        screen.tap("Log in as Ada")
        #expect(screen.text.hasPrefix("Courtyard, for Ada\n"))
        #expect(root.loggedInScope?.user == User(name: "Ada"))
        screen.tap("Profile")
        screen.tap("Log out")
        #expect(screen.text == "Courtyard: who is there?\n[Log in as Ada]\n[Log in as Grace]")
        screen.tap("Log in as Grace")
        #expect(root.loggedInScope?.user == User(name: "Grace"))
    }

    @Test("show the other user, when one logs in while another is logged in")
    func anotherUser() async {
        screen.tap("Log in as Ada")
        _ = await screen.text(containing: "Ad: Ada,")
        let scope = Weak(root.loggedInScope)
        let visits = Weak(scope.object?.visits)
        #expect(scope.object != nil && visits.object != nil)
        _ = journal.take()

        root.session.logIn(as: User(name: "Grace"))
        let text = await screen.text(containing: "hello")
        #expect(text.hasPrefix("Courtyard, for Grace\n"))
        #expect(text.contains("Ad: Grace, your bicycle wants new brakes."))
        #expect(!text.contains("Ada"))
        #expect(root.loggedInScope?.user == User(name: "Grace"))
        #expect(scope.object == nil)
        #expect(await visits.isReleased())
        let entries = journal.take()
        #expect(entries.filter { $0 == "feed: disappears" }.count == 1)
        #expect(entries.filter { $0 == "feed: appears" }.count == 1)
        #expect(entries.contains("analytics: Grace opens Feed"))
        screen.tap("Profile")
        #expect(screen.text.contains("Name: Grace"))
        #expect(journal.take() == ["analytics: Grace opens Profile", "feed: disappears"])
    }

    @Test("show a user who comes back before the screen was drawn with a screen of the new scope")
    func sameUserAgain() async {
        screen.tap("Log in as Ada")
        _ = await screen.text(containing: "hello")
        let scope = Weak(root.loggedInScope)
        screen.tap("Profile")
        for user in ["Grace", "Ada"] { root.session.logIn(as: User(name: user)) }
        let text = await screen.text(containing: "hello")
        #expect(text.hasPrefix("Courtyard, for Ada\n"))
        #expect(scope.object == nil && root.loggedInScope != nil)
        root.session.logOut()
        #expect(screen.text.hasPrefix("Courtyard: who is there?"))
        #expect(root.loggedInScope == nil)
    }

    @Test("keep one instance of what they share, for as long as the user is logged in")
    func shared() {
        let scope = root.loggedIn(user: User(name: "Ada"))
        #expect(scope.visits === scope.visits)
        #expect(scope.visits !== root.loggedIn(user: User(name: "Ada")).visits)
    }

    @Test("have workers that run until the user has logged out")
    func workers() async {
        screen.tap("Log in as Ada")
        let visits = Weak(root.loggedInScope?.visits)
        visits.object?.send("a test")
        #expect(journal.take().contains("analytics: Ada opens a test"))
        root.session.logOut()
        _ = screen.text
        #expect(await visits.isReleased())
        _ = journal.take()
        screen.tap("Log in as Grace")
        #expect(journal.take().contains("analytics: Grace opens Feed"))
    }

    @Test("are released at log-out with all that lives in them")
    func released() async {
        screen.tap("Log in as Ada")
        _ = await screen.text(containing: "hello")
        let scope = Weak(root.loggedInScope)
        // The interactors of the home screen and of the feed's items, and the workers, hold these.
        let visits = Weak(scope.object?.visits)
        let reloads = Weak(scope.object?.reloads)
        screen.tap("Profile")
        #expect(scope.object != nil && visits.object != nil && reloads.object != nil)
        screen.tap("Log out")
        #expect(scope.object == nil)
        #expect(await visits.isReleased())
        #expect(await reloads.isReleased())
    }

    @Test("are released at log-out while the feed is on the screen and its task runs")
    func releasedWhileLoading() async {
        screen.tap("Log in as Ada")
        let scope = Weak(root.loggedInScope)
        let visits = Weak(scope.object?.visits)
        #expect(scope.object != nil && visits.object != nil)
        root.session.logOut()
        #expect(screen.text.hasPrefix("Courtyard: who is there?"))
        #expect(scope.object == nil)
        #expect(await visits.isReleased())
        #expect(journal.entries.last == "feed: disappears")
    }

    @Test("are released with the root when the screen is closed")
    func all() async {
        let (root, scope) = openedAndClosed()
        // The task that asks for the flags has been cancelled; it ends when it gets its turn.
        #expect(await root.isReleased())
        #expect(scope.object == nil)
    }

    private func openedAndClosed() -> (Weak<RootComponent>, Weak<LoggedInComponent>) {
        let root = RootComponent()
        let screen = Screen(root.make())
        screen.tap("Log in as Ada")
        #expect(root.loggedInScope != nil)
        screen.close()
        return (Weak(root), Weak(root.loggedInScope))
    }
}
#endif
