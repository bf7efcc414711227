#if !canImport(SwiftUI)
import Architecture
import CourtyardCore
import DIRuntime
import HomeScreen
import PluginFramework
import Testing
import TextItem

@testable import Courtyard

/// What an interactor or a view model is built from is read when it is built, so the reads tell.
@Suite("A view that its component makes")
@MainActor
struct MakeTests {
    @Test("builds its interactor and its view model when it is installed, and a second one builds nothing until it is")
    func secondMake() {
        let fake = CountingLoggedOutDependency()
        let component = LoggedOutComponent(dependency: fake)
        let first = component.make()
        #expect(fake.reads == [])
        let screen = Screen(first)
        #expect(fake.reads == ["session", "residents"])

        let second = component.make()
        #expect(fake.reads == ["session", "residents"])
        _ = screen.text
        #expect(fake.reads == ["session", "residents"])

        let other = Screen(second)
        #expect(fake.reads == ["session", "residents", "session", "residents"])
        #expect(other.text == screen.text)
    }

    @Test("builds nothing when its parent is drawn anew, and so makes it again")
    func madeAgain() {
        let fake = CountingLoggedOutDependency()
        let screen = Screen(PageView(component: LoggedOutComponent(dependency: fake)))
        screen.tap("Turn the page")
        screen.tap("Turn the page")
        #expect(screen.text.hasPrefix("page 3\n"))
        #expect(fake.reads == ["session", "residents"])
    }

    @Test("is an installed view of the graph only after the tap that shows it")
    func graph() {
        var built = 0
        let root = ProviderTable.withOverrides { table in
            table.register(HomeComponent.self) { _ in EmptyHomeDependency() }
        } operation: {
            RootComponent(journal: RecordingJournal(), board: FakeBoard(texts: []), flagSource: FakeFlags(names: []))
        }
        let scope = root.loggedIn(user: User(name: "Ada"))
        let views = [scope.make(), scope.make()].map { $0.onAppear { built += 1 } }
        #expect(built == 0)
        let screen = Screen(views[1])
        #expect(built == 1)
        #expect(screen.text == "Courtyard, for nobody")
    }
}

private final class CountingLoggedOutDependency: LoggedOutDependency {
    private(set) var reads: [String] = []

    var session: Session {
        reads.append("session")
        return Session()
    }

    var residents: [User] {
        reads.append("residents")
        return [User(name: "Lin")]
    }
}

private final class EmptyHomeDependency: HomeDependency {
    let user = User(name: "nobody")
    let visits = Visits()
    let tabs = PluginPoint<TabFlag, HomeTab>(flags: allOff) { _ in HomeTab(title: "", content: EmptyView()) }
    let workers = PluginPoint<WorkerFlag, any Worker>(flags: allOff) { _ in FakeWorker(journal: RecordingJournal()) }
}

private let allOff = FlagValues(
    switchedOff: Set(TabFlag.allCases.map(\.rawValue) + WorkerFlag.allCases.map(\.rawValue)))

private final class Page: ObservableObject {
    @Published var number = 1
}

/// Makes the view of the component whenever it is drawn.
private struct PageView: View {
    @StateObject private var page: Page
    private let component: LoggedOutComponent

    init(component: LoggedOutComponent) {
        _page = StateObject(wrappedValue: Page())
        self.component = component
    }

    var body: some View {
        VStack {
            Text("page \(page.number)")
            component.make()
            Button("Turn the page") { page.number += 1 }
        }
    }
}
#endif
