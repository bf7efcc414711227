public import DIRuntime

public protocol Store<Item> {
    associatedtype Item
    func load() -> [Item]
}
public protocol AccountDependency: Dependency {}
public struct Mail {}

open class AccountComponent: Component<AccountDependency> {
    var mails: any Store<Mail> { MailStore() }
}

struct MailStore: Store {
    func load() -> [Mail] { [] }
}
