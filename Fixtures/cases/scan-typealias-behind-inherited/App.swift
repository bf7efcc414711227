import DIRuntime

protocol Store {
    associatedtype State
    var state: State { get }
}

struct AppState {
    typealias Short = Int
    typealias Names<Name> = [Name]
    struct Page<Mark> {
        typealias Line = (Mark, Int)
        let mark: Mark
    }
    enum Tab {
        case home
    }
}

final class AppStore: Store {
    let state = AppState()
}

struct Box<Value> {
    typealias Content = Value
    typealias Keyed<Key: Hashable> = [Key: Value]
}

// What it names depends on the class below.
class StoreComponent<Needs, S: Store>: Component<Needs> {
    typealias State = S.State
    typealias Boxed = Box<S.State>
    typealias Of<Value> = Box<Value>
}

extension StoreComponent {
    typealias Later = State
}

class AppComponent<Needs>: StoreComponent<Needs, AppStore> {
    typealias First = State.Page<Int>
}

protocol HomeDependency: Dependency {
    var seed: Int { get }
}

final class HomeComponent: AppComponent<HomeDependency> {
    var short: State.Short { dependency.seed }
    var names: State.Names<String> { ["home"] }
    var tab: State.Tab { .home }
    var page: State.Page<Bool> { State.Page(mark: true) }
    var line: State.Page<Bool>.Line { (true, 2) }
    var content: Boxed.Content { AppState() }
    var keyed: Boxed.Keyed<Int> { [3: AppState()] }
    var number: Of<Int>.Content { 4 }
    var later: Later.Short { 5 }
    var first: First.Line { (6, 7) }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var short: Int { get }
    var names: [String] { get }
    var tab: AppState.Tab { get }
    var page: AppState.Page<Bool> { get }
    var line: (Bool, Int) { get }
    var content: AppState { get }
    var keyed: [Int: AppState] { get }
    var number: Int { get }
    var later: Int { get }
    var first: (Int, Int) { get }
}

final class RowComponent: Component<RowDependency> {
    var words: [Any] {
        [dependency.short, dependency.names[0], dependency.tab, dependency.page.mark, dependency.line.1, dependency.keyed.count]
            + [dependency.number, dependency.later, dependency.first.0, dependency.first.1]
    }
}

final class RootComponent: BootstrapComponent {
    var seed: Int { 1 }
    var home: HomeComponent { HomeComponent(parent: self) }
}
