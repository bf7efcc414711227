/// An object that lives as long as its view is installed, however often the value of the view is made anew.
///
/// The object is built when a view is installed where none of its kind was. A view that is made and thrown away, or that
/// takes the place of an earlier value, builds nothing.
@MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let link: Link<ObjectType>

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        link = Link(thunk)
    }

    /// The object; it traps while the view is not installed.
    public var wrappedValue: ObjectType {
        guard let object = link.object else {
            preconditionFailure("\(ObjectType.self) is read before its view is installed")
        }
        return object
    }
}

extension StateObject: InstalledProperty {
    func install(after previous: AnyObject?, change: @escaping @MainActor () -> Void) -> AnyObject {
        let installed = previous as? InstalledObject<ObjectType> ?? InstalledObject(link.thunk(), change: change)
        link.object = installed.object
        return installed
    }
}

/// What the copies of a view have in common. The place of the view keeps the object, so that it goes with the place.
private final class Link<ObjectType: AnyObject> {
    let thunk: () -> ObjectType
    weak var object: ObjectType?

    init(_ thunk: @escaping () -> ObjectType) {
        self.thunk = thunk
    }
}

@MainActor
private final class InstalledObject<ObjectType: ObservableObject> {
    let object: ObjectType
    private let subscription: AnyCancellable

    init(_ object: ObjectType, change: @escaping @MainActor () -> Void) {
        self.object = object
        subscription = object.objectWillChange.sink { _ in change() }
    }
}
