import Observation

/// What a drawing leaves behind: its lines, and what can be touched.
struct Canvas {
    var lines: [String] = []
    var buttons: [(title: String, action: @MainActor () -> Void)] = []
    var fields: [(title: String, text: Binding<String>)] = []
    var appearances: [Appearance] = []
    /// Those of the views around what is drawn.
    var ids: [AnyHashable] = []
}

/// What makes a view the same as one of the drawing before.
struct Identity: Hashable {
    let content: ObjectIdentifier
    let ids: [AnyHashable]
}

struct Appearance {
    let identity: Identity
    let action: () -> Void
}

/// Shows a view without a screen, and stands in for the person in front of it.
///
/// ```swift
/// let window = Window(FeedView(repository: repository))
/// try window.tap("Refresh")
/// window.lines  // ["Loading…"]
/// ```
///
/// It traps when what the view shows is changed off the main actor.
@MainActor
public final class Window {
    private let content: any View
    private var canvas = Canvas()
    private var isStale = true

    /// Draws the view for the first time.
    ///
    /// ```swift
    /// let window = Window(Text("Hello"))
    /// ```
    public init(_ content: some View) {
        self.content = content
        update()
    }

    /// What is shown now.
    ///
    /// ```swift
    /// for line in window.lines { print(line) }
    /// ```
    public var lines: [String] {
        update()
        return canvas.lines
    }

    /// Draws again if something that the last drawing read has changed since; tells whether it had.
    ///
    /// ```swift
    /// if window.update() { log.append("the view was drawn") }
    /// ```
    @discardableResult
    public func update() -> Bool {
        guard isStale else { return false }
        // What is done as a view appears may change what is shown.
        while isStale { draw() }
        return true
    }

    private func draw() {
        let before = Set(canvas.appearances.map(\.identity))
        canvas = Canvas()
        isStale = false
        withObservationTracking {
            content.draw(on: &canvas)
        } onChange: { [weak self] in
            // What views read is changed on the main actor only.
            MainActor.assumeIsolated { self?.isStale = true }
        }
        for appearance in canvas.appearances where !before.contains(appearance.identity) { appearance.action() }
    }

    /// Taps the button with a title, which must be there.
    ///
    /// ```swift
    /// try window.tap("Refresh")
    /// ```
    public func tap(_ title: String) throws {
        update()
        guard let button = canvas.buttons.first(where: { $0.title == title }) else {
            throw NotShown(what: "button '\(title)'", lines: canvas.lines)
        }
        button.action()
    }

    /// Replaces the text of the field with a title, which must be there.
    ///
    /// ```swift
    /// try window.type("Ada", into: "Name")
    /// ```
    public func type(_ text: String, into title: String) throws {
        update()
        guard let field = canvas.fields.first(where: { $0.title == title }) else {
            throw NotShown(what: "field '\(title)'", lines: canvas.lines)
        }
        field.text.wrappedValue = text
    }

    /// Returns as soon as a line is shown; gives up after some seconds.
    ///
    /// ```swift
    /// try await window.wait(for: "Saved")
    /// ```
    public func wait(for line: String) async throws {
        for _ in 0..<5_000 {
            if lines.contains(line) { return }
            try await Task.sleep(for: .milliseconds(1))
        }
        throw NotShown(what: "line '\(line)'", lines: lines)
    }
}

/// What a window was asked for and does not show.
///
/// ```swift
/// #expect(throws: NotShown.self) { try window.tap("Delete") }
/// ```
public struct NotShown: Error, CustomStringConvertible {
    let what: String
    let lines: [String]

    public var description: String { "there is no \(what) among:\n\(lines.joined(separator: "\n"))" }
}
