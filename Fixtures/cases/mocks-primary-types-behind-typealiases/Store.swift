// What a typealias says of the associated types of its protocol is read where the typealias stands, with its arguments.
import DIRuntime

protocol Store<Item> {
    associatedtype Item
    func all() -> [Item]
}

protocol Cache<Key>: Sendable {
    associatedtype Key
    func drop(_ key: Key)
}

enum Account {
    struct User: Sendable {
        let name: String
    }

    typealias Users = Store<User>
    typealias NamedUsers = Users & Cache<String>
}

typealias Repository<Element> = Store<Element>
typealias CachedRepository<Element> = Repository<Element> & Cache<Int>

// needle:mock
protocol UserStore: Account.Users {}

// needle:mock
protocol NamedUserStore: Account.NamedUsers {}

// needle:mock
protocol GuestStore: Repository<Account.User> {}

// needle:mock
protocol CachedStore: CachedRepository<Account.User> {
    var count: Int { get }
}

// needle:mock
protocol Names: Sequence<String> {}
