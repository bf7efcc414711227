#if !canImport(SwiftUI)
import IMVVM
import Testing

/// The screen of text keeps the promises that the app relies on where it runs with SwiftUI.
@Suite("The state of a view")
@MainActor
struct StateObjectTests {
    private let log = Log()

    @Test("is not built before the view is installed")
    func lazy() {
        let first = NamedView("first", log: log)
        let second = NamedView("second", log: log)
        #expect(log.take() == [])
        let screen = Screen(first)
        #expect(log.take() == ["built: first"])
        let other = Screen(second)
        #expect(log.take() == ["built: second"])
        #expect([screen.text, other.text] == ["first", "second"])
    }

    @Test("is kept when another value of the view takes the place")
    func kept() {
        let screen = Screen(StreetView(log: log))
        #expect(log.take() == ["built: 0"])
        screen.tap("Next")
        screen.tap("Next")
        #expect(screen.text == "0\n[Next]\n[Other]")
        #expect(log.take() == [])
    }

    @Test("goes when a view of another kind takes the place, and is built anew when the view comes back")
    func removed() {
        let screen = Screen(StreetView(log: log))
        _ = log.take()
        screen.tap("Other")
        #expect(screen.text == "Nobody is there.\n[Next]\n[Other]")
        #expect(log.take() == ["released: 0"])
        screen.tap("Next")
        #expect(log.take() == [])
        screen.tap("Other")
        #expect(screen.text == "1\n[Next]\n[Other]")
        #expect(log.take() == ["built: 1"])
    }

    @Test("belongs to the element of a list, wherever it moves")
    func list() {
        let screen = Screen(ListView(log: log))
        #expect(log.take() == ["built: a", "built: b", "built: c"])
        screen.tap("Turn")
        #expect(screen.text == "c\nb\na\n[Turn]\n[Drop]")
        #expect(log.take() == [])
        screen.tap("Drop")
        #expect(screen.text == "b\na\n[Turn]\n[Drop]")
        #expect(log.take() == ["released: c"])
    }

    @Test("is built where a type-erased view is installed, and not before")
    func typeErased() {
        let erased = [TypeErasedView(NamedView("a", log: log)), TypeErasedView(Text("b"))]
        #expect(log.take() == [])
        let screen = Screen(
            VStack {
                erased[0]
                erased[1]
            })
        #expect(screen.text == "a\nb")
        #expect(log.take() == ["built: a"])
        screen.close()
        #expect(log.take() == ["released: a"])
        #expect(screen.text == "")
    }
}

private final class Name: ObservableObject {
    let text: String
    private let log: Log

    init(_ text: String, log: Log) {
        self.text = text
        self.log = log
        log.add("built: \(text)")
    }

    deinit {
        log.add("released: \(text)")
    }
}

private struct NamedView: View {
    @StateObject private var name: Name

    init(_ text: String, log: Log) {
        _name = StateObject(wrappedValue: Name(text, log: log))
    }

    var body: some View { Text(name.text) }
}

private final class Street: ObservableObject {
    @Published var number = 0
    @Published var isInhabited = true
}

private struct StreetView: View {
    @StateObject private var street: Street
    private let log: Log

    init(log: Log) {
        _street = StateObject(wrappedValue: Street())
        self.log = log
    }

    var body: some View {
        VStack {
            if street.isInhabited {
                NamedView("\(street.number)", log: log)
            } else {
                Text("Nobody is there.")
            }
            Button("Next") { street.number += 1 }
            Button("Other") { street.isInhabited.toggle() }
        }
    }
}

private final class Letters: ObservableObject {
    @Published var all = ["a", "b", "c"]
}

private struct ListView: View {
    @StateObject private var letters: Letters
    private let log: Log

    init(log: Log) {
        _letters = StateObject(wrappedValue: Letters())
        self.log = log
    }

    var body: some View {
        VStack {
            ForEach(letters.all, id: \.self) { letter in NamedView(letter, log: log) }
            Button("Turn") { letters.all.reverse() }
            Button("Drop") { letters.all.removeFirst() }
        }
    }
}
#endif
