#if !canImport(SwiftUI)
import IMVVM
import CourtyardCore
import Testing

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
