// The member is one of a base class in another module: it is made visible there, and its types are looked up there.
import DIRuntime
import Kit

protocol InboxDependency: Dependency { var mails: any Store<Mail> { get } }

final class InboxComponent: Component<InboxDependency> {}

final class MyAccountComponent: AccountComponent {
    var inbox: InboxComponent { InboxComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
    var account: MyAccountComponent { MyAccountComponent(parent: self) }
}
