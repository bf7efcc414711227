// Components that the generated file can neither name nor serve by the type of their dependency.
import DIRuntime

public protocol BillingDependency: Dependency {
    var user: String { get }
}

public class BillingComponent: Component<BillingDependency> {
    public var currency: String { "EUR" }

    var tax: TaxComponent { TaxComponent(parent: self) }
    var report: ReportComponent { ReportComponent(parent: self) }
    var audit: AuditComponent { AuditComponent(parent: self) }
    private var draft: DraftComponent { DraftComponent(parent: self) }
    var vat: VatComponent { VatComponent(parent: self) }
    private var sheet: SheetComponent { SheetComponent(parent: self) }
    public var note: NoteComponent { NoteComponent(parent: self) }
    var lobby: LobbyComponent { LobbyComponent(parent: self) }
}

// Two of one dependency, which get it from different components.
public protocol TaxDependency: Dependency {
    var currency: String { get }
}

final class TaxComponent: Component<TaxDependency> {}

public final class ReportComponent: Component<EmptyDependency> {
    public var currency: String { "USD" }
    var levy: LevyComponent { LevyComponent(parent: self) }
}

final class LevyComponent: Component<TaxDependency> {}

// A dependency that the generated file cannot name either.
protocol AuditDependency: Dependency {
    var user: String { get }
}

final class AuditComponent: Component<AuditDependency> {}

private protocol DraftDependency: Dependency {
    var user: String { get }
}

private final class DraftComponent: Component<DraftDependency> {}

// What inherits from a component with an entry would get what that one gets.
public final class VatComponent: Component<EmptyDependency> {
    public var user: String { "the tax office" }
    var copy: CopyComponent { CopyComponent(parent: self) }
}

public class NoteComponent: Component<BillingDependency> {}

final class CopyComponent: NoteComponent {}

// One that serves another must be named by its provider.
private final class SheetComponent: Component<EmptyDependency> {
    public var rows: [Int] { [1, 2, 3] }
    var table: TableComponent { TableComponent(parent: self) }
}

public protocol TableDependency: Dependency {
    var rows: [Int] { get }
}

private final class TableComponent: Component<TableDependency> {}

// A plug-in extension is made of its non-core component.
public protocol LobbyExtension: PluginExtension {
    var banners: [String] { get }
}

final class LobbyNonCoreComponent: NonCoreComponent<EmptyDependency> {
    public var banners: [String] { [] }
}

final class LobbyComponent: PluginizedComponent<BillingDependency, LobbyExtension, LobbyNonCoreComponent> {}
