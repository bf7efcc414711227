// A type of a library's type is not the one of its name in the app, though what stands before it could be the app's module.
import DIRuntime
import Foundation

enum TerminationReason { case late }
struct PostingStyle {}

extension BlockOperation {
    public typealias Handler = () -> Void
}
extension UserDefaults {
    enum Keys: String { case name }
}
enum Keys: Int { case first }

enum Tabs: PluginSlot { typealias Plugin = String }

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "feed" }
    override var plugin: String { "feed" }
}

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
    var reason: Process.TerminationReason { .exit }
    var styles: [NotificationQueue.PostingStyle] { [.now] }
    var handler: BlockOperation.Handler? { nil }
    var progress: Progress? { nil }
    var key: UserDefaults.Keys { .name }
    var keys: Keys { .first }
    var own: TerminationReason { .late }

    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var reason: Process.TerminationReason { get }
    var styles: [NotificationQueue.PostingStyle] { get }
    var handler: BlockOperation.Handler? { get }
    var progress: Progress? { get }
    var key: UserDefaults.Keys { get }
    var keys: Keys { get }
    var own: TerminationReason { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String {
        let keys = "\(dependency.key.rawValue) \(dependency.keys.rawValue)"
        let more = "\(dependency.reason == .exit) \(dependency.styles.count)"
        return "\(dependency.progress == nil) \(keys) \(more) \(dependency.handler == nil) \(dependency.own)"
    }
}
