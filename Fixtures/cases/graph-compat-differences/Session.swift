import DIRuntime

final class SessionComponent: Component<EmptyDependency> {
    /// Not the `User` of the app, though Needle read the same text.
    struct User {}

    var user: User { User() }
    lazy var clock = Clock()
    private var journal: Journal { Journal() }
    var build: Int { 8 }
    var game: GameComponent { GameComponent(parent: self) }
}
