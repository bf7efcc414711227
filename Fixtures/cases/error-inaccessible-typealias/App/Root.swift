import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    let entries: [Entry] = []
    let drafts: [String: Drafts] = [:]
    let target: Target = ""
    let select: Selection = { _ in }
    let names: Names = []
    var list: ListComponent { ListComponent(parent: self) }
    var export: ExportComponent { ExportComponent(parent: self) }
    var own: OwnComponent { OwnComponent(parent: self) }
}

private typealias Names = [String]

protocol OwnDependency: Dependency {
    var names: Names { get }
}

final class OwnComponent: Component<OwnDependency> {}
