// What would make the members safe to share: a protocol is declared 'Sendable' by its name, and a function by an attribute.
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

final class UploadComponent: Component<UploadDependency> {
    func run() { dependency.logger.log("up") }
}

final class SyncComponent: Component<SyncDependency> {
    func run() { dependency.onEnd() }
}

final class FileLogger: Logger {
    func log(_ line: String) {}
}

final class RootComponent: BootstrapComponent {
    let logger: any Logger = FileLogger()
    let onEnd: () -> Void = {}
    var upload: UploadComponent { UploadComponent(parent: self) }
    var sync: SyncComponent { SyncComponent(parent: self) }
}
