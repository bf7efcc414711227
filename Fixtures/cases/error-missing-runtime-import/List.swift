import Foundation

protocol InboxDependency: Dependency {
    var user: String { get }
}

class ListComponent<Needs>: Component<Needs> {
}

protocol LampDependency: Dependency {
    var user: String { get }
}
