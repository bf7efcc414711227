// A protocol that got another name where it is declared: what is named in it tells which one that is.
import DIRuntime

protocol Toolbox {
    typealias Store = [String: Int]
    typealias Log = [String]
}

enum Formats {
    typealias Text = String
    struct Day {}
}

protocol ListDependency: Dependency {
    var store: Kit.Store { get }  // reported here
    var log: Kit.Log { get }
    var text: String { get }
    var day: Formats.Day { get }
}

final class RootComponent: BootstrapComponent {
    var store: [String: Int] { [:] }
    var log: [String] { [] }
    var text: Styles.Text { "" }  // reported here
    var day: Styles.Day { Styles.Day() }

    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<ListDependency> {}
