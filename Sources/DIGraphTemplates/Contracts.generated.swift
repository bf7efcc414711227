// Made by Scripts/embed-samples.py of Fixtures/apps/view-contracts.

extension Template {
    static let contracts = Template(
        kind: "contracts", package: "view-contracts", app: "Profiles", iOS: "17.0",
        modules: [
            Module("Screens", .library, in: "Sources/Screens", products: ["DIRuntime", "TextViews"]),
            Module("Live", .library, in: "Sources/Live", modules: ["Screens"], products: ["DIRuntime"]),
            Module("Previews", .library, in: "Sources/Previews", modules: ["Screens"], products: ["DIRuntime", "TextViews"]),
            Module("Profiles", .program, in: "Sources/Profiles", modules: ["Live", "Previews", "Screens"], products: ["TextViews"]),
            Module("ProfilesTests", .tests, in: "Tests/ProfilesTests", modules: ["Live", "Previews", "Screens"], products: ["DIRuntime", "TextViews"]),
        ],
        packages: [Package(in: "text-views", products: ["TextViews"])],
        graphs: [Graph("needle.json", output: "Generated/Live.generated.swift", of: "Live", hasMocks: true), Graph("previews.json", output: "Generated/Previews.generated.swift", of: "Previews", hasMocks: false)],
        parts: [Part(in: "", contractsFiles), Part(in: "text-views", textViewsFiles)])

    private static let contractsFiles: [File] = [
        File("Package.swift", #"""
// swift-tools-version: 6.0
import PackageDescription

let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")
let textViews = Target.Dependency.product(name: "TextViews", package: "text-views")
let plugin = Target.PluginUsage.plugin(name: "NeedlePlugin", package: "needle-gen")

let package = Package(
    name: "view-contracts",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        .package(name: "needle-gen", path: "../../.."),
        .package(path: "text-views"),
    ],
    targets: [
        // Contracts, the views that are generic over them, and the components of both graphs.
        .target(name: "Screens", dependencies: [runtime, textViews]),

        // Two graphs over these components: one of view models and use cases, one of canned data.
        .target(name: "Live", dependencies: ["Screens", runtime], plugins: [plugin]),
        .target(name: "Previews", dependencies: ["Screens", runtime, textViews], plugins: [plugin]),

        // Both in one process.
        .executableTarget(name: "Profiles", dependencies: ["Live", "Previews", "Screens", textViews]),
        .testTarget(name: "ProfilesTests", dependencies: ["Live", "Previews", "Screens", runtime, textViews]),
    ],
    swiftLanguageModes: [.v6]
)

"""#),
        File("README.md", #"""
# View contracts and use cases

Views that know a contract and nothing behind it; two graphs that serve the contract, in one process: one of view models
and use cases, one of canned data.

```
swift run                        # both graphs, side by side; its output is expected-output.txt
swift test
needle-gen check needle.json     # one graph alone, which each build checks by the plugin
needle-gen check previews.json   # the other
```

## The modules

```
Screens      contracts, the views that are generic over them, the components of the screens
Live         use cases, view models, LiveRoot
Previews     canned data, PreviewRoot, previews
Profiles     the executable
```

## The scopes

```
LiveRoot                        people, accounts, loadPerson,    PreviewRoot            all contracts
│                               loginState, loginContract,       │
│                               rootContract                     │
├── RootScreenComponent ◀──────────── the same ────────────────▶ ├── RootScreenComponent
│   └── LoginComponent ◀───────────── the same ────────────────▶ │   └── LoginComponent
└── SessionComponent            user, and the use cases:         │
    │                           renamePerson, listPeople         │
    └── ViewModelsComponent     directoryContract,               │
        │                       profileContract(of:)             │
        └── DirectoryComponent ◀───── the same ────────────────▶ └── DirectoryComponent
            └── ProfileComponent ◀─── the same ────────────────▶     └── ProfileComponent
```

## What to look at

- **A view is generic over its contract**: `ProfileView<Contract: ProfileViewContract>`. `ProfileComponent` asks for
  `any ProfileViewContract`, and opens it where it makes the view.
- **Contracts are made of contracts.** A `DirectoryViewContract` has rows of an associated type, `Row: PersonRowContract`;
  which that is, neither the directory's view nor that of a row knows.
- **One set of screens, two graphs.** The plugin is applied to `Live` and to `Previews`. Each gets its own generated
  file with its own table, in which the same `ProfileComponent` has another provider. `GraphTests` runs both at once,
  and replaces a provider in one of them.
- **Use cases have no state**, and may depend on each other: `RenamePerson` loads by `LoadPerson`. They are structs over
  `People`. What serves one screen serves the other: a name that is changed on the profile is shown in the directory.
- **One use case has the state that all depend on.** `LoginStateUseCase` tells the log-in state as a stream. The view model
  of the log-in changes it, that of the root screen follows it, and neither knows the other (`LoginTests`).
- **Arguments are known at run time.** A contract is asked for by a method, `profileContract(of:)`; its view model
  lives as long as the screen that shows it.
- **Tests use mocks that are generated.** `needle-gen mocks needle.json` wrote `Mocks.generated.swift` in the tests, one
  class for each dependency protocol of `Screens` and `Live`. `profileContractHandler` makes the contract that a test
  wants. The contracts themselves are written by hand, since views observe them.
- **Previews cannot break in silence.** Each screen is previewed in light, in dark and with data from JSON, and
  `PreviewTests` read what they show. Add a requirement to `DirectoryDependency`: the build names each root that does not
  serve it.
- **One source for two user interfaces.** Views import SwiftUI where it exists, and [TextViews](text-views/README.md)
  where it does not.

## On a Mac

`ProfilesApp` is all that only SwiftUI has; the previews are shown in the canvas of Xcode. Tests that look at a window of
text are left out there; those of use cases and view models run. Tried so far: all of it on Linux, where the side of
SwiftUI is compiled against a stub. Nobody has run it on an Apple platform yet.

"""#),
        File("Sources/Live/Accounts.swift", #"""
import Screens

/// Where passwords are kept.
package protocol Accounts: Sendable {
    func person(for credentials: Credentials) async -> Person.ID?
}

package struct Credentials: Hashable, Sendable {
    let name: String
    let password: String

    package init(name: String, password: String) {
        self.name = name
        self.password = password
    }
}

package struct MemoryAccounts: Accounts {
    private let people: [Credentials: Person.ID]

    package init(_ people: [Credentials: Person.ID]) {
        self.people = people
    }

    package func person(for credentials: Credentials) -> Person.ID? { people[credentials] }
}

"""#),
        File("Sources/Live/DirectoryViewModel.swift", #"""
import Observation
import Screens

@MainActor
@Observable
final class DirectoryViewModel: DirectoryViewContract {
    private(set) var heading = "Loading…"
    private(set) var rows: [Row] = []

    private let user: Person.ID
    private let loadPerson: LoadPerson
    private let listPeople: ListPeople

    init(user: Person.ID, loadPerson: LoadPerson, listPeople: ListPeople) {
        self.user = user
        self.loadPerson = loadPerson
        self.listPeople = listPeople
    }

    func load() {
        Task { await reload() }
    }

    private func reload() async {
        rows = await listPeople().map(Row.init)
        do {
            heading = "Hello, \(try await loadPerson(user).name)"
        } catch {
            heading = error.message
        }
    }
}

extension DirectoryViewModel {
    struct Row: PersonRowContract {
        let id: Person.ID
        let title: String

        init(_ person: Person) {
            id = person.id
            title = "\(person.name), \(person.role)"
        }
    }
}

"""#),
        File("Sources/Live/LiveRoot.swift", #"""
import DIRuntime
import Screens

/// The root of the graph that does what it shows.
package final class LiveRoot: MainActorBootstrapComponent {
    package let people: any People
    private let accounts: any Accounts

    package init(people: any People, accounts: any Accounts) {
        self.people = people
        self.accounts = accounts
        super.init()
    }

    package var loadPerson: LoadPerson { LoadPerson(people: people) }
    /// One for all, since it has the state that the whole app depends on.
    package var loginState: LoginStateUseCase {
        shared { LoginStateUseCase(checkCredentials: CheckCredentials(accounts: accounts), loadPerson: loadPerson) }
    }

    package var loginContract: any LoginViewContract { LoginViewModel(loginState: loginState) }
    package var rootContract: any RootViewContract { RootViewModel(loginState: loginState) }

    package func directoryComponent(of user: Person.ID) -> DirectoryComponent {
        sessionComponent(user: user).viewModelsComponent.directoryComponent
    }

    package var rootScreenComponent: RootScreenComponent { RootScreenComponent(parent: self) }

    package func sessionComponent(user: Person.ID) -> SessionComponent {
        SessionComponent(parent: self, user: user)
    }
}

"""#),
        File("Sources/Live/LoginStateUseCase.swift", #"""
import Screens

package enum LoginState: Equatable, Sendable {
    case loggedOut
    case loggedIn(Person.ID)
}

/// Logs people in and out, and tells all who watch. It is one for the whole app, so that all see the same state; of what
/// an attempt needs it knows other use cases only.
@MainActor
package final class LoginStateUseCase {
    private let checkCredentials: CheckCredentials
    private let loadPerson: LoadPerson
    private var state = LoginState.loggedOut
    private var watchers: [Int: AsyncStream<LoginState>.Continuation] = [:]
    private var watcherCount = 0

    init(checkCredentials: CheckCredentials, loadPerson: LoadPerson) {
        self.checkCredentials = checkCredentials
        self.loadPerson = loadPerson
    }

    /// The state as it is, and each one that follows.
    package var states: AsyncStream<LoginState> {
        let number = watcherCount
        watcherCount += 1
        return AsyncStream { continuation in
            watchers[number] = continuation
            continuation.onTermination = { [weak self] _ in
                Task { @MainActor in self?.watchers[number] = nil }
            }
            continuation.yield(state)
        }
    }

    /// How many watch at present.
    package var watcherTotal: Int { watchers.count }

    package func logIn(_ credentials: Credentials) async throws(UseCaseError) {
        let person = try await loadPerson(try await checkCredentials(credentials))
        become(.loggedIn(person.id))
    }

    package func logOut() {
        become(.loggedOut)
    }

    private func become(_ next: LoginState) {
        guard next != state else { return }
        state = next
        for watcher in watchers.values { watcher.yield(next) }
    }
}

"""#),
        File("Sources/Live/LoginViewModel.swift", #"""
import Observation
import Screens

@MainActor
@Observable
final class LoginViewModel: LoginViewContract {
    var name = ""
    var password = ""
    private(set) var isBusy = false
    private(set) var message: String?

    private let loginState: LoginStateUseCase

    init(loginState: LoginStateUseCase) {
        self.loginState = loginState
    }

    func logIn() {
        guard !isBusy else { return }
        isBusy = true
        message = nil
        Task { await tryToLogIn(Credentials(name: name, password: password)) }
    }

    private func tryToLogIn(_ credentials: Credentials) async {
        do {
            try await loginState.logIn(credentials)
        } catch {
            message = error.message
        }
        password = ""
        isBusy = false
    }
}

"""#),
        File("Sources/Live/People.swift", #"""
import Screens

/// Where people are kept: the one thing in the app that has a memory.
package protocol People: Sendable {
    func all() async -> [Person]
    func person(_ id: Person.ID) async -> Person?
    func store(_ person: Person) async
}

package actor MemoryPeople: People {
    private var people: [Person]

    package init(_ people: [Person]) {
        self.people = people
    }

    package func all() -> [Person] { people }

    package func person(_ id: Person.ID) -> Person? {
        people.first { $0.id == id }
    }

    package func store(_ person: Person) {
        guard let index = people.firstIndex(where: { $0.id == person.id }) else { return }
        people[index] = person
    }
}

"""#),
        File("Sources/Live/ProfileViewModel.swift", #"""
import Observation
import Screens

@MainActor
@Observable
final class ProfileViewModel: ProfileViewContract {
    private(set) var title = "Loading…"
    private(set) var message: String?
    var name = ""

    private let id: Person.ID
    private let loadPerson: LoadPerson
    private let renamePerson: RenamePerson

    init(id: Person.ID, loadPerson: LoadPerson, renamePerson: RenamePerson) {
        self.id = id
        self.loadPerson = loadPerson
        self.renamePerson = renamePerson
    }

    func load() {
        Task { await reload() }
    }

    func save() {
        Task { await rename() }
    }

    private func reload() async {
        do {
            show(try await loadPerson(id))
        } catch {
            message = error.message
        }
    }

    private func rename() async {
        do {
            show(try await renamePerson(id, to: name))
            message = "Saved."
        } catch {
            message = error.message
        }
    }

    private func show(_ person: Person) {
        title = "\(person.name), \(person.role)"
        name = person.name
    }
}

"""#),
        File("Sources/Live/RootViewModel.swift", #"""
import Observation
import Screens

/// Follows the log-in state; who else follows it, and who changes it, it does not know.
@MainActor
@Observable
final class RootViewModel: RootViewContract {
    private(set) var user: Person.ID?

    private let loginState: LoginStateUseCase
    @ObservationIgnored private var following: Task<Void, Never>?

    init(loginState: LoginStateUseCase) {
        self.loginState = loginState
    }

    deinit {
        following?.cancel()
    }

    func start() {
        guard following == nil else { return }
        following = Task { [weak self, states = loginState.states] in
            for await state in states { self?.show(state) }
        }
    }

    func logOut() {
        loginState.logOut()
    }

    private func show(_ state: LoginState) {
        switch state {
        case .loggedOut: user = nil
        case .loggedIn(let person): user = person
        }
    }
}

"""#),
        File("Sources/Live/SessionComponent.swift", #"""
import DIRuntime
import Screens

@MainActor
package protocol SessionDependency: Dependency {
    var people: any People { get }
    var loadPerson: LoadPerson { get }
}

/// Lives as long as somebody is signed in, and has what all of their screens can do.
package final class SessionComponent: MainActorComponent<SessionDependency> {
    package let user: Person.ID

    package init(parent: any Scope, user: Person.ID) {
        self.user = user
        super.init(parent: parent)
    }

    // They have no state, so there is nothing to share but the people behind them.
    package var renamePerson: RenamePerson {
        RenamePerson(loadPerson: dependency.loadPerson, people: dependency.people)
    }
    package var listPeople: ListPeople { ListPeople(people: dependency.people) }

    package var viewModelsComponent: ViewModelsComponent { ViewModelsComponent(parent: self) }
}

"""#),
        File("Sources/Live/UseCases.swift", #"""
import Screens

// Use cases have no state of their own: each is what the app does, over the people that it is given.

package struct LoadPerson: Sendable {
    let people: any People

    package func callAsFunction(_ id: Person.ID) async throws(UseCaseError) -> Person {
        guard let person = await people.person(id) else { throw .unknownPerson }
        return person
    }
}

/// Depends on another use case, for what that one knows of people who are gone.
package struct RenamePerson: Sendable {
    let loadPerson: LoadPerson
    let people: any People

    package func callAsFunction(_ id: Person.ID, to name: String) async throws(UseCaseError) -> Person {
        guard name.contains(where: \.isLetter) else { throw .nameMissing }
        var person = try await loadPerson(id)
        person.name = name
        await people.store(person)
        return person
    }
}

package struct ListPeople: Sendable {
    let people: any People

    /// In the order of their names.
    package func callAsFunction() async -> [Person] {
        await people.all().sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }
}

package struct CheckCredentials: Sendable {
    let accounts: any Accounts

    package func callAsFunction(_ credentials: Credentials) async throws(UseCaseError) -> Person.ID {
        guard let person = await accounts.person(for: credentials) else { throw .wrongCredentials }
        return person
    }
}

package enum UseCaseError: Error {
    case unknownPerson
    case nameMissing
    case wrongCredentials

    var message: String {
        switch self {
        case .unknownPerson: "This person is gone."
        case .nameMissing: "A name needs a letter."
        case .wrongCredentials: "This name and password do not match."
        }
    }
}

"""#),
        File("Sources/Live/ViewModelsComponent.swift", #"""
import DIRuntime
import Screens

@MainActor
package protocol ViewModelsDependency: Dependency {
    var user: Person.ID { get }
    var loadPerson: LoadPerson { get }
    var renamePerson: RenamePerson { get }
    var listPeople: ListPeople { get }
}

/// Serves the contracts of the screens with view models over the use cases of the session.
package final class ViewModelsComponent: MainActorComponent<ViewModelsDependency> {
    package var directoryContract: any DirectoryViewContract {
        DirectoryViewModel(
            user: dependency.user, loadPerson: dependency.loadPerson, listPeople: dependency.listPeople)
    }

    package func profileContract(of id: Person.ID) -> any ProfileViewContract {
        ProfileViewModel(id: id, loadPerson: dependency.loadPerson, renamePerson: dependency.renamePerson)
    }

    package var directoryComponent: DirectoryComponent { DirectoryComponent(parent: self) }
}

"""#),
        File("Sources/Previews/PreviewData.swift", ##"""
import Foundation
import Screens

/// What previews show, as JSON: as easy to change as to copy from a server.
package struct PreviewData: Decodable, Sendable {
    struct Row: Decodable, PersonRowContract {
        let id: Person.ID
        let title: String
    }

    let heading: String
    let rows: [Row]
    let message: String?

    package init(json: String) throws {
        self = try JSONDecoder().decode(PreviewData.self, from: Data(json.utf8))
    }

    private init(heading: String, rows: [Row]) {
        self.heading = heading
        self.rows = rows
        message = nil
    }

    /// Few and short.
    package static let usual = PreviewData(
        heading: "A directory",
        rows: [
            Row(id: 1, title: "Short Name, a role"),
            Row(id: 2, title: "A name that is as long as names of people ever are, a role"),
        ])

    /// What a layout has to bear with, from JSON.
    package static let unusual = #"""
        {
            "heading": "A heading that is far longer than any heading ever should be, and then goes on",
            "rows": [
                {"id": 1, "title": ""},
                {"id": 2, "title": "Übergrößenträger, مهندسة"},
                {"id": 3, "title": "Somebody, whose role is told at a length that no line can hold"}
            ],
            "message": "Something went wrong, and this is what there is to say about it."
        }
        """#
}

"""##),
        File("Sources/Previews/PreviewModels.swift", #"""
import Observation
import Screens

@MainActor
@Observable
final class DirectoryPreview: DirectoryViewContract {
    let heading: String
    let rows: [PreviewData.Row]

    init(_ data: PreviewData) {
        heading = data.heading
        rows = data.rows
    }

    func load() {}
}

@MainActor
@Observable
final class ProfilePreview: ProfileViewContract {
    let title: String
    var name = "A name"
    private(set) var message: String?

    init(id: Person.ID, message: String? = nil) {
        title = "The profile of number \(id)"
        self.message = message
    }

    func load() {}

    func save() {
        message = "A preview saves nothing."
    }
}

@MainActor
@Observable
final class LoginPreview: LoginViewContract {
    var name = "A name"
    var password = "secret"
    let isBusy = false
    private(set) var message: String?

    init(message: String? = nil) {
        self.message = message
    }

    func logIn() {
        message = "A preview logs nobody in."
    }
}

@MainActor
@Observable
final class RootPreview: RootViewContract {
    private(set) var user: Person.ID?

    init(user: Person.ID?) {
        self.user = user
    }

    func start() {}

    func logOut() {
        user = nil
    }
}

"""#),
        File("Sources/Previews/PreviewRoot.swift", #"""
import DIRuntime
import Screens

/// The root of a graph of canned data: the same screens, without anything behind them.
package final class PreviewRoot: MainActorBootstrapComponent {
    private let data: PreviewData

    package init(_ data: PreviewData = .usual) {
        self.data = data
        super.init()
    }

    package var directoryContract: any DirectoryViewContract { DirectoryPreview(data) }
    package var loginContract: any LoginViewContract { LoginPreview(message: data.message) }
    package var rootContract: any RootViewContract { RootPreview(user: 1) }

    package func profileContract(of id: Person.ID) -> any ProfileViewContract {
        ProfilePreview(id: id, message: data.message)
    }

    package func directoryComponent(of user: Person.ID) -> DirectoryComponent { directoryComponent }

    package var directoryComponent: DirectoryComponent { DirectoryComponent(parent: self) }
    package var loginComponent: LoginComponent { LoginComponent(parent: self) }
    package var rootScreenComponent: RootScreenComponent { RootScreenComponent(parent: self) }
}

"""#),
        File("Sources/Previews/ScreenPreviews.swift", #"""
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

"""#),
        File("Sources/Profiles/ProfilesApp.swift", #"""
#if canImport(SwiftUI)
import Live
import SwiftUI

/// The live graph in a window of SwiftUI.
struct ProfilesApp: App {
    private let screen = LiveRoot(people: Script.people, accounts: Script.accounts).rootScreenComponent.view

    var body: some Scene {
        WindowGroup { screen }
    }
}
#endif

"""#),
        File("Sources/Profiles/Script.swift", #"""
import Live
import Screens

enum Script {
    static let people = MemoryPeople([
        Person(id: 1, name: "Grace Hopper", role: "rear admiral"),
        Person(id: 2, name: "Ada Byron", role: "analyst"),
    ])

    static let accounts = MemoryAccounts([Credentials(name: "ada", password: "1815"): 2])
}

"""#),
        File("Sources/Profiles/main.swift", #"""
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

"""#),
        File("Sources/Screens/Directory/DirectoryComponent.swift", #"""
import DIRuntime

@MainActor
package protocol DirectoryDependency: Dependency {
    var directoryContract: any DirectoryViewContract { get }
}

package final class DirectoryComponent: MainActorComponent<DirectoryDependency> {
    package var contract: any DirectoryViewContract { shared { dependency.directoryContract } }

    package func profileComponent(_ id: Person.ID) -> ProfileComponent {
        ProfileComponent(parent: self, id: id)
    }
}

"""#),
        File("Sources/Screens/Directory/DirectoryView.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

package struct DirectoryView<Contract: DirectoryViewContract>: View {
    private let contract: Contract
    private let navigation: Navigation
    private let makeProfile: (Person.ID) -> AnyView

    package init(contract: Contract, navigation: Navigation, makeProfile: @escaping (Person.ID) -> AnyView) {
        self.contract = contract
        self.navigation = navigation
        self.makeProfile = makeProfile
    }

    package var body: some View {
        if let screen = navigation.screen {
            VStack(alignment: .leading) {
                screen
                Button("Back") { navigation.close() }
            }
        } else {
            VStack(alignment: .leading) {
                Text(contract.heading)
                ForEach(contract.rows) { row in
                    PersonRow(contract: row) { navigation.open(makeProfile(row.id)) }
                }
            }
            .onAppear { contract.load() }
        }
    }
}

struct PersonRow<Contract: PersonRowContract>: View {
    let contract: Contract
    let open: @MainActor () -> Void

    var body: some View {
        Button(contract.title, action: open)
    }
}

extension DirectoryComponent {
    package var view: AnyView { view(of: contract) }

    private var navigation: Navigation { shared { Navigation() } }

    private func view(of contract: some DirectoryViewContract) -> AnyView {
        AnyView(DirectoryView(contract: contract, navigation: navigation) { self.profileComponent($0).view })
    }
}

"""#),
        File("Sources/Screens/Directory/DirectoryViewContract.swift", #"""
import Observation

/// All that the directory's view knows of what stands behind it: also of its rows only a contract.
@MainActor
package protocol DirectoryViewContract: AnyObject, Observable {
    associatedtype Row: PersonRowContract

    var heading: String { get }
    var rows: [Row] { get }

    func load()
}

/// All that the view of a row knows; its id is that of the profile that it opens.
package protocol PersonRowContract: Identifiable where ID == Person.ID {
    var title: String { get }
}

"""#),
        File("Sources/Screens/Directory/Navigation.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif
import Observation

/// The screen that is open above a list; it is released when it is closed.
@MainActor
@Observable
package final class Navigation {
    private(set) var screen: AnyView?

    package init() {}

    func open(_ screen: AnyView) {
        self.screen = screen
    }

    func close() {
        screen = nil
    }
}

"""#),
        File("Sources/Screens/Login/LoginComponent.swift", #"""
import DIRuntime

@MainActor
package protocol LoginDependency: Dependency {
    var loginContract: any LoginViewContract { get }
}

package final class LoginComponent: MainActorComponent<LoginDependency> {
    package var contract: any LoginViewContract { shared { dependency.loginContract } }
}

"""#),
        File("Sources/Screens/Login/LoginView.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

package struct LoginView<Contract: LoginViewContract>: View {
    @Bindable private var contract: Contract

    package init(contract: Contract) {
        self.contract = contract
    }

    package var body: some View {
        VStack(alignment: .leading) {
            Text("Who are you?")
            TextField("Name", text: $contract.name)
            SecureField("Password", text: $contract.password)
            if contract.isBusy {
                Text("One moment…")
            } else {
                Button("Log in") { contract.logIn() }
            }
            if let message = contract.message {
                Text(message)
            }
        }
    }
}

extension LoginComponent {
    package var view: AnyView { view(of: contract) }

    private func view(of contract: some LoginViewContract) -> AnyView {
        AnyView(LoginView(contract: contract))
    }
}

"""#),
        File("Sources/Screens/Login/LoginViewContract.swift", #"""
import Observation

/// All that the log-in screen knows of what stands behind it.
@MainActor
package protocol LoginViewContract: AnyObject, Observable {
    var name: String { get set }
    var password: String { get set }
    var isBusy: Bool { get }
    /// What came of the last attempt, if it failed.
    var message: String? { get }

    func logIn()
}

"""#),
        File("Sources/Screens/Person.swift", #"""
package struct Person: Equatable, Identifiable, Sendable {
    package let id: Int
    package var name: String
    package let role: String

    package init(id: Int, name: String, role: String) {
        self.id = id
        self.name = name
        self.role = role
    }
}

"""#),
        File("Sources/Screens/Profile/ProfileComponent.swift", #"""
import DIRuntime

@MainActor
package protocol ProfileDependency: Dependency {
    func profileContract(of id: Person.ID) -> any ProfileViewContract
}

/// The screen of one person, in whatever graph it is made.
package final class ProfileComponent: MainActorComponent<ProfileDependency> {
    private let id: Person.ID

    package init(parent: any Scope, id: Person.ID) {
        self.id = id
        super.init(parent: parent)
    }

    package var contract: any ProfileViewContract { shared { dependency.profileContract(of: id) } }
}

"""#),
        File("Sources/Screens/Profile/ProfileView.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

package struct ProfileView<Contract: ProfileViewContract>: View {
    @Bindable private var contract: Contract

    package init(contract: Contract) {
        self.contract = contract
    }

    package var body: some View {
        VStack(alignment: .leading) {
            Text(contract.title)
            TextField("Name", text: $contract.name)
            Button("Save") { contract.save() }
            if let message = contract.message {
                Text(message)
            }
        }
        .onAppear { contract.load() }
    }
}

extension ProfileComponent {
    package var view: AnyView { view(of: contract) }

    // The contract's type becomes the view's here, and nobody above has to know it.
    private func view(of contract: some ProfileViewContract) -> AnyView {
        AnyView(ProfileView(contract: contract))
    }
}

"""#),
        File("Sources/Screens/Profile/ProfileViewContract.swift", #"""
import Observation

/// All that the profile's view knows of what stands behind it.
@MainActor
package protocol ProfileViewContract: AnyObject, Observable {
    var title: String { get }
    var name: String { get set }
    /// What came of the last saving.
    var message: String? { get }

    func load()
    func save()
}

"""#),
        File("Sources/Screens/Root/RootScreenComponent.swift", #"""
import DIRuntime

#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

@MainActor
package protocol RootScreenDependency: Dependency {
    var rootContract: any RootViewContract { get }
    func directoryComponent(of user: Person.ID) -> DirectoryComponent
}

/// The screen that routes: to the log-in, or to the directory of the user who is logged in.
package final class RootScreenComponent: MainActorComponent<RootScreenDependency> {
    // What is shown, and with it the scope of its user, lives until somebody else logs in or nobody is any more.
    private var shown: (user: Person.ID?, screen: AnyView)?

    package var contract: any RootViewContract { shared { dependency.rootContract } }

    private var loginComponent: LoginComponent { LoginComponent(parent: self) }

    func screen(of user: Person.ID?) -> AnyView {
        if let shown, shown.user == user { return shown.screen }
        let screen = user.map { dependency.directoryComponent(of: $0).view } ?? loginComponent.view
        shown = (user, screen)
        return screen
    }
}

"""#),
        File("Sources/Screens/Root/RootScreenView.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

package struct RootScreenView<Contract: RootViewContract>: View {
    private let contract: Contract
    private let screen: (Person.ID?) -> AnyView

    package init(contract: Contract, screen: @escaping (Person.ID?) -> AnyView) {
        self.contract = contract
        self.screen = screen
    }

    package var body: some View {
        VStack(alignment: .leading) {
            // Another user, another view: nothing of the first one's is left.
            screen(contract.user).id(contract.user)
            if contract.user != nil {
                Divider()
                Button("Log out") { contract.logOut() }
            }
        }
        .onAppear { contract.start() }
    }
}

extension RootScreenComponent {
    package var view: AnyView { view(of: contract) }

    private func view(of contract: some RootViewContract) -> AnyView {
        AnyView(RootScreenView(contract: contract) { self.screen(of: $0) })
    }
}

"""#),
        File("Sources/Screens/Root/RootViewContract.swift", #"""
import Observation

/// All that the root screen knows: who is logged in, if anybody is.
@MainActor
package protocol RootViewContract: AnyObject, Observable {
    var user: Person.ID? { get }

    func start()
    func logOut()
}

"""#),
        File("Tests/ProfilesTests/Fakes.swift", #"""
import Live
import Observation
import Screens

/// A third thing that keeps the contract: it counts what it is asked for.
@MainActor
@Observable
final class CountingProfile: ProfileViewContract {
    let title: String
    var name = ""
    private(set) var message: String?
    private(set) var loads = 0
    private(set) var saves = 0

    init(title: String = "A fake") {
        self.title = title
    }

    func load() {
        loads += 1
        name = "Loaded \(loads)"
    }

    func save() {
        saves += 1
        message = "Saved \(saves): \(name)"
    }
}

@MainActor
@Observable
final class FixedDirectory: DirectoryViewContract {
    let heading = "A fake"
    let rows = [Row(id: 7, title: "Ada, analyst")]

    struct Row: PersonRowContract {
        let id: Person.ID
        let title: String
    }

    func load() {}
}

extension ProfileDependencyMock {
    /// Each screen gets a contract of its own.
    static var counting: ProfileDependencyMock {
        let mock = ProfileDependencyMock()
        mock.profileContractHandler = { id in CountingProfile(title: "Fake \(id)") }
        return mock
    }
}

extension LiveRoot {
    /// Everybody's password is their number.
    convenience init(people: any People) {
        self.init(
            people: people,
            accounts: MemoryAccounts([
                Credentials(name: "grace", password: "1"): 1, Credentials(name: "ada", password: "2"): 2,
                Credentials(name: "nobody", password: "3"): 3,
            ]))
    }
}

"""#),
        File("Tests/ProfilesTests/GraphTests.swift", #"""
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

"""#),
        File("Tests/ProfilesTests/LoginTests.swift", #"""
import Live
import Screens
import Testing

@MainActor
@Suite("The log-in state", .timeLimit(.minutes(1)))
struct LoginTests {
    private let root = LiveRoot(
        people: MemoryPeople([
            Person(id: 1, name: "Grace", role: "rear admiral"), Person(id: 2, name: "Ada", role: "analyst"),
        ]))

    @Test("everybody who watches is told the state as it is, and each change once")
    func states() async throws {
        var early = root.loginState.states.makeAsyncIterator()
        #expect(await early.next() == .loggedOut)
        try await root.loginState.logIn(Credentials(name: "ada", password: "2"))
        var late = root.loginState.states.makeAsyncIterator()
        #expect(await late.next() == .loggedIn(2))
        try await root.loginState.logIn(Credentials(name: "ada", password: "2"))
        root.loginState.logOut()
        root.loginState.logOut()
        try await root.loginState.logIn(Credentials(name: "grace", password: "1"))
        for expected in [LoginState.loggedIn(2), .loggedOut, .loggedIn(1)] { #expect(await early.next() == expected) }
        for expected in [LoginState.loggedOut, .loggedIn(1)] { #expect(await late.next() == expected) }
    }

    @Test("an attempt that fails says why, and changes nothing")
    func failures() async {
        var states = root.loginState.states.makeAsyncIterator()
        await #expect(throws: UseCaseError.wrongCredentials) {
            try await root.loginState.logIn(Credentials(name: "ada", password: "1"))
        }
        // The account is there, the person is not: what another use case says of that.
        await #expect(throws: UseCaseError.unknownPerson) {
            try await root.loginState.logIn(Credentials(name: "nobody", password: "3"))
        }
        root.loginState.logOut()
        #expect(await states.next() == .loggedOut)
        try? await root.loginState.logIn(Credentials(name: "grace", password: "1"))
        #expect(await states.next() == .loggedIn(1))
    }

    @Test("it is one for the whole app, and another root has another")
    func shared() {
        #expect(root.loginState === root.loginState)
        #expect(root.loginState !== LiveRoot(people: MemoryPeople([])).loginState)
    }

    @Test("who is gone is told no more")
    func forgets() async {
        let watcher = Task { [states = root.loginState.states] in
            for await _ in states {}
        }
        #expect(root.loginState.watcherTotal == 1)
        watcher.cancel()
        while root.loginState.watcherTotal > 0, !Task.isCancelled { await Task.yield() }
        #expect(root.loginState.watcherTotal == 0)
    }

    @Test("the view model of the root follows it, and is not kept by that")
    func rootViewModel() async throws {
        weak var kept: (any RootViewContract)?
        do {
            let contract = root.rootContract
            kept = contract
            contract.start()
            contract.start()
            #expect(root.loginState.watcherTotal == 1)
            #expect(contract.user == nil)
            try await root.loginState.logIn(Credentials(name: "ada", password: "2"))
            while contract.user == nil, !Task.isCancelled { await Task.yield() }
            #expect(contract.user == 2)
            contract.logOut()
            while contract.user != nil, !Task.isCancelled { await Task.yield() }
        }
        #expect(kept == nil)
        while root.loginState.watcherTotal > 0, !Task.isCancelled { await Task.yield() }
        #expect(root.loginState.watcherTotal == 0)
    }

    @Test("the view model of the log-in tells what came of an attempt, and forgets the password")
    func loginViewModel() async {
        let contract = root.loginContract
        contract.name = "ada"
        contract.password = "wrong"
        contract.logIn()
        contract.logIn()
        #expect(contract.isBusy && contract.message == nil)
        while contract.isBusy, !Task.isCancelled { await Task.yield() }
        #expect(contract.message == "This name and password do not match.")
        #expect(contract.name == "ada" && contract.password == "")

        contract.password = "2"
        contract.logIn()
        while contract.isBusy, !Task.isCancelled { await Task.yield() }
        #expect(contract.message == nil && contract.password == "")
        var states = root.loginState.states.makeAsyncIterator()
        #expect(await states.next() == .loggedIn(2))
    }
}

"""#),
        File("Tests/ProfilesTests/Mocks.generated.swift", #"""
// needle-gen:generated
// Do not edit: change the protocols and run `needle-gen mocks`.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime
@testable import Live
@testable import Screens
#if !(canImport(SwiftUI))
import TextViews
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

@MainActor final class DirectoryDependencyMock: DirectoryDependency {
    init(directoryContract: (any DirectoryViewContract)? = nil) {
        givenDirectoryContract = directoryContract
    }

    var directoryContract: any DirectoryViewContract {
        get {
            needleMockValue(givenDirectoryContract, "DirectoryDependencyMock.directoryContract", "pass 'directoryContract:' to the initialiser or set it first")
        }
        set { givenDirectoryContract = newValue }
    }
    private var givenDirectoryContract: (any DirectoryViewContract)?
}

@MainActor final class LoginDependencyMock: LoginDependency {
    init(loginContract: (any LoginViewContract)? = nil) {
        givenLoginContract = loginContract
    }

    var loginContract: any LoginViewContract {
        get {
            needleMockValue(givenLoginContract, "LoginDependencyMock.loginContract", "pass 'loginContract:' to the initialiser or set it first")
        }
        set { givenLoginContract = newValue }
    }
    private var givenLoginContract: (any LoginViewContract)?
}

@MainActor final class ProfileDependencyMock: ProfileDependency {
    init() {}

    nonisolated struct ProfileContractCall {
        let id: Person.ID
    }
    private(set) var profileContractCalls: [ProfileContractCall] = []
    var profileContractCallCount: Int { profileContractCalls.count }
    var profileContractHandler: (@MainActor (_ id: Person.ID) -> any ProfileViewContract)?
    private let profileContractSignal = DIRuntime.CallSignal()
    func profileContractCalled(_ count: Int = 1) async throws { try await profileContractSignal.wait(for: count) }
    func profileContract(of id: Person.ID) -> any ProfileViewContract {
        profileContractCalls.append(ProfileContractCall(id: id))
        profileContractSignal.called()
        guard let handler = profileContractHandler else {
            needleMockFailure("ProfileDependencyMock.profileContract(of:)", "set 'profileContractHandler' first")
        }
        return handler(id)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        profileContractCalls = []
        profileContractSignal.reset()
    }
}

@MainActor final class RootScreenDependencyMock: RootScreenDependency {
    init(rootContract: (any RootViewContract)? = nil) {
        givenRootContract = rootContract
    }

    var rootContract: any RootViewContract {
        get {
            needleMockValue(givenRootContract, "RootScreenDependencyMock.rootContract", "pass 'rootContract:' to the initialiser or set it first")
        }
        set { givenRootContract = newValue }
    }
    private var givenRootContract: (any RootViewContract)?

    nonisolated struct DirectoryComponentCall {
        let user: Person.ID
    }
    private(set) var directoryComponentCalls: [DirectoryComponentCall] = []
    var directoryComponentCallCount: Int { directoryComponentCalls.count }
    var directoryComponentHandler: (@MainActor (_ user: Person.ID) -> DirectoryComponent)?
    private let directoryComponentSignal = DIRuntime.CallSignal()
    func directoryComponentCalled(_ count: Int = 1) async throws { try await directoryComponentSignal.wait(for: count) }
    func directoryComponent(of user: Person.ID) -> DirectoryComponent {
        directoryComponentCalls.append(DirectoryComponentCall(user: user))
        directoryComponentSignal.called()
        guard let handler = directoryComponentHandler else {
            needleMockFailure("RootScreenDependencyMock.directoryComponent(of:)", "set 'directoryComponentHandler' first")
        }
        return handler(user)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        directoryComponentCalls = []
        directoryComponentSignal.reset()
    }
}

@MainActor final class SessionDependencyMock: SessionDependency {
    init(people: (any People)? = nil, loadPerson: LoadPerson? = nil) {
        givenPeople = people
        givenLoadPerson = loadPerson
    }

    var people: any People {
        get {
            needleMockValue(givenPeople, "SessionDependencyMock.people", "pass 'people:' to the initialiser or set it first")
        }
        set { givenPeople = newValue }
    }
    private var givenPeople: (any People)?

    var loadPerson: LoadPerson {
        get {
            needleMockValue(givenLoadPerson, "SessionDependencyMock.loadPerson", "pass 'loadPerson:' to the initialiser or set it first")
        }
        set { givenLoadPerson = newValue }
    }
    private var givenLoadPerson: LoadPerson?
}

@MainActor final class ViewModelsDependencyMock: ViewModelsDependency {
    init(
        user: Person.ID? = nil,
        loadPerson: LoadPerson? = nil,
        renamePerson: RenamePerson? = nil,
        listPeople: ListPeople? = nil
    ) {
        givenUser = user
        givenLoadPerson = loadPerson
        givenRenamePerson = renamePerson
        givenListPeople = listPeople
    }

    var user: Person.ID {
        get {
            needleMockValue(givenUser, "ViewModelsDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: Person.ID?

    var loadPerson: LoadPerson {
        get {
            needleMockValue(givenLoadPerson, "ViewModelsDependencyMock.loadPerson", "pass 'loadPerson:' to the initialiser or set it first")
        }
        set { givenLoadPerson = newValue }
    }
    private var givenLoadPerson: LoadPerson?

    var renamePerson: RenamePerson {
        get {
            needleMockValue(givenRenamePerson, "ViewModelsDependencyMock.renamePerson", "pass 'renamePerson:' to the initialiser or set it first")
        }
        set { givenRenamePerson = newValue }
    }
    private var givenRenamePerson: RenamePerson?

    var listPeople: ListPeople {
        get {
            needleMockValue(givenListPeople, "ViewModelsDependencyMock.listPeople", "pass 'listPeople:' to the initialiser or set it first")
        }
        set { givenListPeople = newValue }
    }
    private var givenListPeople: ListPeople?
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: String, _ advice: String) -> Value {
    guard let given else { DIRuntime.MockFailure.end("\(member) was read, but the test gave no value: \(advice)") }
    return given
}
private nonisolated func needleMockValue<Value>(_ given: Value??, _ member: String, _ advice: String) -> Value? {
    if given == nil { DIRuntime.MockFailure.report("\(member) was read, but the test gave no value: \(advice)") }
    return given ?? nil
}
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value: ~Copyable>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}

"""#),
        File("Tests/ProfilesTests/PreviewTests.swift", #"""
#if !canImport(SwiftUI)
import Previews
import Screens
import Testing
import TextViews

@MainActor
@Suite("Previews: each screen in light, in dark, and from JSON")
struct PreviewTests {
    @Test("the directory")
    func directory() {
        let usual = [
            "A directory", "[Short Name, a role]", "[A name that is as long as names of people ever are, a role]",
        ]
        let lines = Window(DirectoryPreviews.previews).lines
        #expect(Array(lines.prefix(8)) == ["(light)"] + usual + ["(dark)"] + usual)
        #expect(lines.dropFirst(8).first?.hasPrefix("A heading that is far longer") == true)
        #expect(lines.contains("[Übergrößenträger, مهندسة]"))
        #expect(lines.count == 12)
    }

    @Test("the profile")
    func profile() {
        let usual = ["The profile of number 1", "Name: A name", "[Save]"]
        let unusual = usual + ["Something went wrong, and this is what there is to say about it."]
        #expect(Window(ProfilePreviews.previews).lines == ["(light)"] + usual + ["(dark)"] + usual + unusual)
    }

    @Test("the log-in")
    func login() {
        let usual = ["Who are you?", "Name: A name", "Password: ••••••", "[Log in]"]
        let unusual = usual + ["Something went wrong, and this is what there is to say about it."]
        #expect(Window(LoginPreviews.previews).lines == ["(light)"] + usual + ["(dark)"] + usual + unusual)
    }

    @Test("the root, which routes without anything behind it")
    func root() throws {
        #expect(Window(RootPreviews.previews).lines.filter { $0 == "[Log out]" }.count == 3)
        let window = Window(PreviewRoot().rootScreenComponent.view)
        try window.tap("Log out")
        #expect(window.lines == ["Who are you?", "Name: A name", "Password: ••••••", "[Log in]"])
    }

    @Test("JSON that lacks something is told", arguments: ["", "{}", #"{"heading": "", "rows": [{"id": "1"}]}"#])
    func broken(json: String) {
        #expect(throws: DecodingError.self) { try PreviewData(json: json) }
    }
}
#endif

"""#),
        File("Tests/ProfilesTests/UseCaseTests.swift", #"""
import Live
import Screens
import Testing

@MainActor
@Suite("Use cases")
struct UseCaseTests {
    private let people = MemoryPeople([
        Person(id: 1, name: "Grace", role: "rear admiral"),
        Person(id: 2, name: "Ada", role: "analyst"),
    ])

    @Test("they do what the app does")
    func work() async throws {
        let root = LiveRoot(people: people)
        let session = root.sessionComponent(user: 1)
        #expect(try await root.loadPerson(1).name == "Grace")
        #expect(try await session.renamePerson(2, to: "Ada Lovelace").name == "Ada Lovelace")
        #expect(await people.person(2)?.name == "Ada Lovelace")
        #expect(await session.listPeople().map(\.id) == [2, 1])
    }

    @Test("they say what cannot be done, and then nothing is done")
    func errors() async {
        let root = LiveRoot(people: people)
        let session = root.sessionComponent(user: 1)
        await #expect(throws: UseCaseError.unknownPerson) { try await root.loadPerson(3) }
        await #expect(throws: UseCaseError.unknownPerson) { try await session.renamePerson(3, to: "Nobody") }
        await #expect(throws: UseCaseError.nameMissing) { try await session.renamePerson(1, to: " 1906 ") }
        #expect(await people.person(1)?.name == "Grace")
    }

    /// One value, asked again, knows nothing of what it answered before; and any number of tasks can use it at once.
    @Test("they have no state")
    func stateless() async throws {
        let root = LiveRoot(people: people)
        let session = root.sessionComponent(user: 1)
        let loadPerson = root.loadPerson
        let renamePerson = session.renamePerson
        #expect(try await loadPerson(1).name == "Grace")
        await people.store(Person(id: 1, name: "Rear Admiral Hopper", role: "retired"))
        #expect(try await loadPerson(1).name == "Rear Admiral Hopper")

        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in 1...2 {
                group.addTask {
                    for number in 0..<100 {
                        let renamed = try await renamePerson(id, to: "Name \(number)")
                        let loaded = try await loadPerson(id)
                        #expect(loaded == renamed)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("a session has them for all of its screens, and another root has others")
    func shared() async throws {
        let root = LiveRoot(people: people)
        let session = root.sessionComponent(user: 1)
        let viewModels = session.viewModelsComponent
        _ = try await viewModels.renamePerson(1, to: "Amazing Grace")
        #expect(try await root.loadPerson(1).name == "Amazing Grace")
        #expect(await root.sessionComponent(user: 2).listPeople().map(\.name) == ["Ada", "Amazing Grace"])
        let elsewhere = LiveRoot(people: MemoryPeople([]))
        await #expect(throws: UseCaseError.unknownPerson) { try await elsewhere.loadPerson(1) }
    }
}

"""#),
        File("Tests/ProfilesTests/ViewTests.swift", #"""
#if !canImport(SwiftUI)
import DIRuntime
import Screens
import Testing
import TextViews

@MainActor
@Suite("A view needs its contract, and nothing else")
struct ViewTests {
    @Test("it shows the contract, and passes on what is done")
    func profile() throws {
        let contract = CountingProfile()
        let window = Window(ProfileView(contract: contract))
        #expect(contract.loads == 1)
        #expect(window.lines == ["A fake", "Name: Loaded 1", "[Save]"])
        try window.type("Ada", into: "Name")
        #expect(contract.name == "Ada")
        try window.tap("Save")
        #expect(window.lines == ["A fake", "Name: Ada", "[Save]", "Saved 1: Ada"])
        #expect(contract.loads == 1)
    }

    @Test("a component makes it of whatever contract it is given")
    func component() {
        let parent = StandaloneScope { table in
            table.register(ProfileComponent.self) { _ in ProfileDependencyMock.counting }
        }
        let component = ProfileComponent(parent: parent, id: 3)
        #expect(component.contract is CountingProfile)
        #expect(component.contract === component.contract)
        #expect(Window(component.view).lines.first == "Fake 3")
    }

    @Test("a screen that is opened from another lives until it is closed")
    func navigation() throws {
        weak var newest: CountingProfile?
        let profiles = ProfileDependencyMock()
        profiles.profileContractHandler = { id in
            let contract = CountingProfile(title: "Fake \(id)")
            newest = contract
            return contract
        }
        let parent = StandaloneScope { table in
            table.register(DirectoryComponent.self) { _ in
                DirectoryDependencyMock(directoryContract: FixedDirectory())
            }
            table.register(ProfileComponent.self) { _ in profiles }
        }
        let window = Window(DirectoryComponent(parent: parent).view)
        #expect(window.lines == ["A fake", "[Ada, analyst]"])
        try window.tap("Ada, analyst")
        #expect(window.lines == ["Fake 7", "Name: Loaded 1", "[Save]", "[Back]"])
        #expect(newest?.loads == 1)
        try window.tap("Back")
        #expect(window.lines == ["A fake", "[Ada, analyst]"])
        #expect(newest == nil)
        #expect(profiles.profileContractCallCount == 1)
    }
}
#endif

"""#),
        File("expected-output.txt", #"""
== at once
live: Who are you?
live: Name: 
live: Password: 
live: [Log in]
preview: A directory
preview: [Short Name, a role]
preview: [A name that is as long as names of people ever are, a role]
preview: ---
preview: [Log out]
== a wrong password
live: Who are you?
live: Name: ada
live: Password: 
live: [Log in]
live: This name and password do not match.
preview: A directory
preview: [Short Name, a role]
preview: [A name that is as long as names of people ever are, a role]
preview: ---
preview: [Log out]
== loaded
live: Hello, Ada Byron
live: [Ada Byron, analyst]
live: [Grace Hopper, rear admiral]
live: ---
live: [Log out]
preview: A directory
preview: [Short Name, a role]
preview: [A name that is as long as names of people ever are, a role]
preview: ---
preview: [Log out]
== a profile
live: Ada Byron, analyst
live: Name: Ada Byron
live: [Save]
live: [Back]
live: ---
live: [Log out]
preview: The profile of number 1
preview: Name: A name
preview: [Save]
preview: [Back]
preview: ---
preview: [Log out]
== a name that is none
live: Ada Byron, analyst
live: Name: 1815
live: [Save]
live: A name needs a letter.
live: [Back]
live: ---
live: [Log out]
preview: The profile of number 1
preview: Name: 1815
preview: [Save]
preview: A preview saves nothing.
preview: [Back]
preview: ---
preview: [Log out]
== renamed
live: Hello, Ada Lovelace
live: [Ada Lovelace, analyst]
live: [Grace Hopper, rear admiral]
live: ---
live: [Log out]
preview: A directory
preview: [Short Name, a role]
preview: [A name that is as long as names of people ever are, a role]
preview: ---
preview: [Log out]
== logged out
live: Who are you?
live: Name: 
live: Password: 
live: [Log in]
preview: Who are you?
preview: Name: A name
preview: Password: ••••••
preview: [Log in]

"""#),
        File("needle.json", #"""
{
    "modules": {
        "Screens": {"path": "Sources/Screens", "package": "view-contracts"},
        "Live": {"path": "Sources/Live", "package": "view-contracts"}
    },
    "output": "Generated/Live.generated.swift",
    "outputModule": "Live",
    "mocks": {"output": "Tests/ProfilesTests/Mocks.generated.swift"}
}

"""#),
        File("previews.json", #"""
{
    "modules": {
        "Screens": {"path": "Sources/Screens", "package": "view-contracts"},
        "Previews": {"path": "Sources/Previews", "package": "view-contracts"}
    },
    "output": "Generated/Previews.generated.swift",
    "outputModule": "Previews"
}

"""#),
    ]
}
