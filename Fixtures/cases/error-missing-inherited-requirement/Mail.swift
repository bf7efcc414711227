// The missing requirement is inherited from another protocol: the error stands where it is written.
import DIRuntime

protocol MailDependency: AccountDependency {
    var mailbox: String { get }
}

final class MailComponent: Component<MailDependency> {
    var text: String { "\(dependency.mailbox) of \(dependency.accountName)" }
}

final class RootComponent: BootstrapComponent {
    var mailbox: String { "Inbox" }
    var mailComponent: MailComponent { MailComponent(parent: self) }
}
