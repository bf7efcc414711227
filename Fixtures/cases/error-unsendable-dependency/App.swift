// A dependency may promise to be Sendable only where every owner and value keeps the promise.
import DIRuntime

protocol UploadDependency: Dependency, Sendable {
    var limit: Int { get }
    var session: Session { get }
    var retries: Int { get set }
    var mode: Mode { get }
    var onEnd: () -> Void { get }
    var name: String { get }
    func path(of file: String) -> String
    @MainActor var title: String { get }
}

protocol SyncDependency: Dependency {
    var limit: Int { get }
    var name: String { get }
}

final class UploadComponent: Component<UploadDependency> {}

final class SyncComponent: Component<SyncDependency & Sendable> {}

final class Session {}

struct Wrapper {
    let session: Session
}

enum Mode {
    case plain
    case wrapped(Wrapper)
}

indirect enum Tree {
    case leaf, both(Tree, Tree)
}

struct Box<Value> {
    let value: Value
}

public struct Report {
    public let text = ""
}

struct Plan {
    @Logged var steps = 1
}

@propertyWrapper struct Logged {
    var wrappedValue: Int
}

class Draft {}

@available(*, unavailable) extension Draft: @unchecked Sendable {}

protocol ReportDependency: Dependency, Sendable {
    var tree: Tree { get }
    var box: Box<Int> { get }
    var report: Report { get }
    var plan: Plan { get }
    var draft: Draft { get }
}

final class ReportComponent: Component<ReportDependency> {}

/// For the same member as that of another component, so that it is told with it.
protocol DraftDependency: Dependency, Sendable {
    var draft: Draft { get }
}

protocol PrintDependency: Sendable, Dependency {
    var draft: Draft { get }
}

final class DraftComponent: Component<DraftDependency> {}
final class PrintComponent: Component<PrintDependency> {}

/// What the provider cannot copy, though the types are Sendable.
protocol SignDependency: Dependency, Sendable {
    @available(*, deprecated) var sign: String { get }
    var seal: Seal { get }
    @MainActor var size: Int { get }
}

struct Seal: ~Copyable {}

final class SignComponent: Component<SignDependency> {}

/// On an actor, and not Sendable, since its base class is on none.
@MainActor final class PaperComponent: BaseComponent {
    var size: Int { 4 }
    var signComponent: SignComponent { SignComponent(parent: self) }
}

class BaseComponent: Component<EmptyDependency> {}

final class RootComponent: BootstrapComponent {
    let sign = "!"
    let seal = Seal()
    @MainActor var paperComponent: PaperComponent { PaperComponent(parent: self) }
    var limit = 3
    let session: Session = Session()
    var retries = 1
    let mode: Mode = .plain
    let onEnd: () -> Void = {}
    let name = "root"
    func path(of file: String) -> String { file }
    let tree: Tree = .leaf
    let box: Box<Int> = Box(value: 1)
    let report: Report = Report()
    let plan: Plan = Plan()
    let draft: Draft = Draft()
    var reportComponent: ReportComponent { ReportComponent(parent: self) }
    var draftComponent: DraftComponent { DraftComponent(parent: self) }
    var printComponent: PrintComponent { PrintComponent(parent: self) }
    var screenComponent: ScreenComponent { ScreenComponent(parent: self) }
}

@MainActor final class ScreenComponent: Component<EmptyDependency> {
    var title: String { "Screen" }
    var uploadComponent: UploadComponent { UploadComponent(parent: self) }
    var syncComponent: SyncComponent { SyncComponent(parent: self) }
}
