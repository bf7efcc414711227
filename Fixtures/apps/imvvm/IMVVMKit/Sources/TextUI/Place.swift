/// A property of a view that is kept at the view's place.
@MainActor
protocol InstalledProperty {
    /// Takes over what an earlier value of the view left, or else makes it; what it returns is kept.
    func install(after previous: AnyObject?, change: @escaping @MainActor () -> Void) -> AnyObject
}

/// What one pass over the views yields.
struct Drawing {
    var lines: [String] = []
    var buttons: [(title: String, action: @MainActor () -> Void)] = []
    var appearances: [@MainActor () -> Void] = []
}

/// Where a view is installed. Values of the view come and go; its state stays until something else stands there.
@MainActor
final class Place {
    private(set) var isNew = true
    var disappearance: (@MainActor () -> Void)?
    private let kind: ObjectIdentifier
    private let change: @MainActor () -> Void
    private var state: [AnyObject] = []
    private var children: [(key: AnyHashable, place: Place)] = []
    private var former: [(key: AnyHashable, place: Place)] = []

    init(for view: any View, change: @escaping @MainActor () -> Void) {
        kind = Self.kind(of: view)
        self.change = change
    }

    func draw<Content: View>(_ view: Content, in drawing: inout Drawing) {
        former = children
        children = []
        if let view = view as? any DrawnView {
            view.draw(at: self, in: &drawing)
        } else {
            install(view)
            show(view.body, as: "body", in: &drawing)
        }
        isNew = false
        for (_, place) in former.reversed() { place.remove() }
        former = []
    }

    /// Draws a child, at its old place if there is one for the same key and kind of view.
    func show<Content: View>(_ view: Content, as key: some Hashable, in drawing: inout Drawing) {
        let place: Place
        if let index = former.firstIndex(where: { $0.key == AnyHashable(key) && $0.place.kind == Self.kind(of: view) })
        {
            place = former.remove(at: index).place
        } else {
            place = Place(for: view, change: change)
        }
        children.append((AnyHashable(key), place))
        place.draw(view, in: &drawing)
    }

    /// The inner views disappear first.
    func remove() {
        for (_, place) in children.reversed() { place.remove() }
        disappearance?()
        children = []
        state = []
    }

    private func install(_ view: some View) {
        let properties = Mirror(reflecting: view).children.compactMap { $0.value as? any InstalledProperty }
        state = properties.enumerated().map { index, property in
            property.install(after: state.indices.contains(index) ? state[index] : nil, change: change)
        }
    }

    private static func kind(of view: any View) -> ObjectIdentifier {
        ObjectIdentifier(type(of: view))
    }
}
