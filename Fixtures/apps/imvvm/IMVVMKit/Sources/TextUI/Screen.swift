/// Installs a view and shows it as text.
///
/// ```swift
/// let screen = Screen(root.make())
/// screen.tap("Log in as Ada")
/// print(screen.text)
/// ```
///
/// The views are drawn anew when an object of theirs has changed and the text is read, or a button is tapped.
@MainActor
public final class Screen {
    private let view: AnyView
    private var root: Place?
    private var drawing = Drawing()
    private var isOutdated = true

    public init(_ view: some View) {
        self.view = AnyView(view)
        update()
    }

    public var text: String {
        update()
        return drawing.lines.joined(separator: "\n")
    }

    /// Taps the first button of that title; it traps when there is none.
    public func tap(_ title: String) {
        update()
        guard let button = drawing.buttons.first(where: { $0.title == title }) else {
            preconditionFailure("there is no button '\(title)' on the screen:\n\(text)")
        }
        button.action()
        update()
    }

    /// Returns the text once it contains `part`, or when the task is cancelled.
    public func text(containing part: String) async -> String {
        while !text.contains(part), !Task.isCancelled { await Task.yield() }
        return text
    }

    /// Removes all views.
    public func close() {
        root?.remove()
        root = nil
        drawing = Drawing()
        isOutdated = false
    }

    private func update() {
        while isOutdated {
            isOutdated = false
            let place = root ?? Place(for: view) { [weak self] in self?.isOutdated = true }
            root = place
            drawing = Drawing()
            place.draw(view, in: &drawing)
            for appear in drawing.appearances { appear() }
        }
    }
}
