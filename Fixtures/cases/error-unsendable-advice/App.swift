// What would make the members safe to share: a protocol is declared 'Sendable' by its name, and a function by an attribute,
// whatever typealias stands for it.
import DIRuntime

protocol Logger: AnyObject {
    func log(_ line: String)
}

protocol UploadDependency: Dependency, Sendable {
    var logger: any Logger { get }
}

protocol SyncDependency: Dependency, Sendable {
    var onEnd: () -> Void { get }
}

typealias Work = () -> Void

protocol QueueDependency: Dependency, Sendable {
    var work: Work { get }
}

final class UploadComponent: Component<UploadDependency> {
    func run() { dependency.logger.log("up") }
}

final class SyncComponent: Component<SyncDependency> {
    func run() { dependency.onEnd() }
}

final class QueueComponent: Component<QueueDependency> {
    func run() { dependency.work() }
}

final class FileLogger: Logger {
    func log(_ line: String) {}
}

final class RootComponent: BootstrapComponent {
    let logger: any Logger = FileLogger()
    let onEnd: () -> Void = {}
    let work: Work = {}
    var upload: UploadComponent { UploadComponent(parent: self) }
    var sync: SyncComponent { SyncComponent(parent: self) }
    var queue: QueueComponent { QueueComponent(parent: self) }
}
