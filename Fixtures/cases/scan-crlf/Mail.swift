// Lines end in CR LF: comments end there, multi-line strings go on, and positions count each pair as one break.
import DIRuntime

final class RootComponent: BootstrapComponent {
    // a comment ends at the line's end: {
    var signature: String {
        """
        Kind regards, {
        \(["Ada"].joined(separator: "}"))
        """
    }
    var mail: MailComponent {
        MailComponent(
            parent: self
        )
    }
}

protocol MailDependency: Dependency {
    var signature: String { get }
    var address: String { get }
}

final class MailComponent: Component<MailDependency> {}
