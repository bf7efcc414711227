import DIRuntime

// Lost their `public`.
struct User {}
struct Session {}

package protocol SessionDependency: Dependency {
    var session: Session { get }
}

package final class SessionComponent: Component<SessionDependency> {}
