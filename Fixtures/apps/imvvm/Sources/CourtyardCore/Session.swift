public import IMVVM

/// Tells who is logged in, if anybody is.
@MainActor
public final class Session {
    private let current = CurrentValueSubject<User?, Never>(nil)

    public init() {}

    public var user: AnyPublisher<User?, Never> { current.removeDuplicates().eraseToAnyPublisher() }

    public func logIn(as user: User) {
        current.send(user)
    }

    public func logOut() {
        current.send(nil)
    }
}
