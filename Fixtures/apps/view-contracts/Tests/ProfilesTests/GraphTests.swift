#if !canImport(SwiftUI)
import DIRuntime
import Live
import Previews
import Screens
import Testing
import TextViews

@MainActor
@Suite("One contract, served by two graphs in one process")
struct GraphTests {
    private let people = MemoryPeople([
        Person(id: 1, name: "Grace", role: "rear admiral"),
        Person(id: 2, name: "Ada", role: "analyst"),
    ])

    @Test("the same screens, with other contracts behind them")
    func contracts() {
        let screens = [liveDirectory(), PreviewRoot().directoryComponent]
        let profiles = screens.map { $0.profileComponent(1).contract }
        #expect(profiles.map { "\(type(of: $0))" } == ["ProfileViewModel", "ProfilePreview"])
        let directories = screens.map(\.contract)
        #expect(directories.map { "\(type(of: $0))" } == ["DirectoryViewModel", "DirectoryPreview"])
    }

    @Test("each graph has a table of its own, for its components and no others")
    func tables() {
        let live = liveDirectory()
        let preview = PreviewRoot().directoryComponent
        #expect(LiveRoot.providers !== PreviewRoot.providers)
        #expect(live.graphProviders === LiveRoot.providers)
        #expect(live.profileComponent(1).graphProviders === LiveRoot.providers)
        #expect(preview.graphProviders === PreviewRoot.providers)
        #expect(preview.profileComponent(1).graphProviders === PreviewRoot.providers)
    }

    @Test("what happens in one is not seen in the other")
    func sideBySide() async throws {
        let live = Window(liveDirectory().view)
        let preview = Window(PreviewRoot().directoryComponent.view)
        let drawnFirst = preview.lines
        try await live.wait(for: "Hello, Ada")
        try live.tap("Ada, analyst")
        try await live.wait(for: "Name: Ada")
        try live.type("Ada Lovelace", into: "Name")
        try live.tap("Save")
        try await live.wait(for: "Saved.")
        #expect(preview.lines == drawnFirst)

        try preview.tap("Short Name, a role")
        try preview.tap("Save")
        #expect(preview.lines.contains("A preview saves nothing."))
        #expect(await people.all().map(\.name) == ["Grace", "Ada Lovelace"])
    }

    /// The profile and the directory have use cases of one session in common, and so the people behind them.
    @Test("a name that is changed on one screen is shown on the other")
    func sharedUseCases() async throws {
        let window = Window(liveDirectory().view)
        try await window.wait(for: "Hello, Ada")
        #expect(window.lines == ["Hello, Ada", "[Ada, analyst]", "[Grace, rear admiral]"])
        try window.tap("Ada, analyst")
        try await window.wait(for: "Name: Ada")
        try window.type("Lady Lovelace", into: "Name")
        try window.tap("Save")
        try await window.wait(for: "Saved.")
        try window.tap("Back")
        try await window.wait(for: "Hello, Lady Lovelace")
        #expect(window.lines == ["Hello, Lady Lovelace", "[Grace, rear admiral]", "[Lady Lovelace, analyst]"])
    }

    @Test("the root screen shows the log-in, then the directory of the user, then the log-in again")
    func routes() async throws {
        let window = Window(LiveRoot(people: people).rootScreenComponent.view)
        #expect(window.lines == ["Who are you?", "Name: ", "Password: ", "[Log in]"])
        try await logIn("ada", "2", in: window)
        try await window.wait(for: "Hello, Ada")
        #expect(window.lines == ["Hello, Ada", "[Ada, analyst]", "[Grace, rear admiral]", "---", "[Log out]"])
        try window.tap("Log out")
        try await window.wait(for: "Who are you?")
        // What was typed for the first user is gone.
        #expect(window.lines == ["Who are you?", "Name: ", "Password: ", "[Log in]"])
    }

    @Test("another user who logs in while one is logged in sees their own screen")
    func anotherUser() async throws {
        let root = LiveRoot(people: people)
        let window = Window(root.rootScreenComponent.view)
        try await logIn("ada", "2", in: window)
        try await window.wait(for: "Hello, Ada")
        try await root.loginState.logIn(Credentials(name: "grace", password: "1"))
        try await window.wait(for: "Hello, Grace")
        #expect(!window.lines.contains("Hello, Ada"))
    }

    private func logIn(_ name: String, _ password: String, in window: Window) async throws {
        try window.type(name, into: "Name")
        try window.type(password, into: "Password")
        try window.tap("Log in")
    }

    @Test("an error of a use case is a message of the contract")
    func error() async throws {
        let window = Window(liveDirectory().profileComponent(3).view)
        try await window.wait(for: "This person is gone.")
        try window.type("1815", into: "Name")
        try window.tap("Save")
        try await window.wait(for: "A name needs a letter.")
    }

    @Test("a provider that is replaced in one graph is as ever in the other")
    func override() {
        let (live, preview) = ProviderTable.withOverrides { table in
            table.register(ProfileComponent.self) { _ in ProfileDependencyMock.counting }
        } operation: {
            (liveDirectory(), PreviewRoot().directoryComponent)
        }
        #expect([live, preview].allSatisfy { $0.profileComponent(1).contract is CountingProfile })

        let replaced = ProviderTable.withOverrides { table in
            table.register(ProfileComponent.self) { _ in ProfileDependencyMock.counting }
        } operation: {
            liveDirectory()
        }
        #expect(replaced.profileComponent(1).contract is CountingProfile)
        #expect(PreviewRoot().directoryComponent.profileComponent(1).contract.title == "The profile of number 1")
        #expect(!(liveDirectory().profileComponent(1).contract is CountingProfile))
    }

    private func liveDirectory() -> DirectoryComponent {
        LiveRoot(people: people).sessionComponent(user: 2).viewModelsComponent.directoryComponent
    }
}
#endif
