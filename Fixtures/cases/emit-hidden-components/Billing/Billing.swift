// Components that only their own module or file can name, which their parents there create: each is served by the type
// of its dependency.
import DIRuntime

public protocol BillingDependency: Dependency {
    var user: String { get }
}

public final class BillingComponent: Component<BillingDependency> {
    public var currency: String { "EUR" }
    public var summary: String {
        [tax.text, levy.text, report.text, discount.text, panel.text, notice.text, fee.text, fine.text, note.text, copy.text].joined(separator: ", ")
    }

    var tax: TaxComponent { TaxComponent(parent: self) }
    var levy: LevyComponent { LevyComponent(parent: self) }
    var report: ReportComponent { ReportComponent(parent: self) }
    var discount: DiscountComponent { DiscountComponent(parent: self) }
    var notice: NoticeComponent { NoticeComponent(parent: self) }
    var fee: FeeComponent { FeeComponent(parent: self) }
    var fine: FineComponent { FineComponent(parent: self) }
    public var note: NoteComponent { NoteComponent(parent: self) }
    private var copy: NoteComponent { CopyComponent(parent: self) }
    private var panel: PanelComponent { PanelComponent(parent: self) }
}

public protocol TaxDependency: Dependency {
    var currency: String { get }
    var user: String { get }
}

// Two of one dependency, which have the same owners.
final class TaxComponent: Component<TaxDependency> {
    var text: String { "\(dependency.user) pays taxes in \(dependency.currency)" }
}

final class LevyComponent: Component<TaxDependency> {
    var text: String { "\(dependency.user) pays a levy in \(self.currency)" }
}

// One of the same dependency that the generated file can name, and that has owners of its own.
public final class ReportComponent: Component<EmptyDependency> {
    public var currency: String { "USD" }
    public var tax: ForeignTaxComponent { ForeignTaxComponent(parent: self) }
    var text: String { tax.text }
}

public final class ForeignTaxComponent: Component<TaxDependency> {
    var text: String { "\(dependency.user) pays taxes in \(dependency.currency)" }
}

// Below a component without an entry, and with a provider of its own.
public protocol CouponDependency: Dependency {
    var currency: String { get }
}

class DiscountComponent: Component<EmptyDependency> {
    var text: String { coupon.text }
    var coupon: CouponComponent { CouponComponent(parent: self) }
}

final class CouponComponent: Component<CouponDependency> {
    var text: String { "a coupon in \(dependency.currency)" }
}

// In its file only.
private final class PanelComponent: BoardComponent {
    var text: String { "a panel for \(dependency.user)" }
}

// Nothing creates one that is no more than this.
class BoardComponent: Component<PanelDependency & Sendable> {}

public protocol PanelDependency: Dependency {
    var user: String { get }
}

// One dependency, whichever part is written first.
final class FeeComponent: Component<TaxDependency & PanelDependency> {
    var text: String { "\(dependency.user) pays a fee in \(dependency.currency)" }
}

final class FineComponent: Component<PanelDependency & TaxDependency> {
    var text: String { "\(dependency.user) pays a fine in \(dependency.currency)" }
}

// What inherits from a component with an entry gets the same.
public class NoteComponent: Component<TaxDependency> {
    var text: String { "a note in \(dependency.currency)" }
}

private final class CopyComponent: NoteComponent {
    override var text: String { "a copy of " + super.text }
}

// A component that asks for nothing needs no entry.
final class NoticeComponent: Component<EmptyDependency> {
    var text: String { "a notice" }
}
