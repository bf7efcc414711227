// The types of these members are of 'Models', which this file forgot to import.
import DIRuntime
import Feature

final class RootComponent: BootstrapComponent {
    var user: User { maker.user }
    var ledger: any Ledger { fatalError() }
    var caches: [String: Cache<User>?] { [:] }
    func label(for user: User) -> String { user.name }
    var maker: MakerComponent { MakerComponent(parent: self) }
    var home: HomeComponent { HomeComponent(parent: self) }
}
