// Two components ask for 'session', so the member is what was renamed; one asks for 'acount', where others get 'account'.
// The last pair tells by its code which of the two names is meant.
import DIRuntime

struct Session {}
struct Account {}
struct Clock {}

final class RootComponent: BootstrapComponent {
    let sesion = Session()
    let account = Account()
    let clock = Clock()

    var listComponent: ListComponent { ListComponent(parent: self) }
    var detailComponent: DetailComponent { DetailComponent(parent: self) }
    var timerComponent: TimerComponent { TimerComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var session: Session { get }
    var account: Account { get }
}

final class ListComponent: Component<ListDependency> {
    var text: String { "\(dependency.session) \(dependency.account)" }
}

protocol DetailDependency: Dependency {
    var session: Session { get }
    var acount: Account { get }
}

final class DetailComponent: Component<DetailDependency> {
    // A comment about acount, and "dependency.acount" in a string, stay as they are.
    var text: String { "\(dependency.session) dependency.acount \(dependency.acount)" }
    var account: Account { dependency.acount }
}

protocol TimerDependency: Dependency {
    var clok: Clock { get }
}

final class TimerComponent: Component<TimerDependency> {
    var clock: Clock { dependency.clock }
}
