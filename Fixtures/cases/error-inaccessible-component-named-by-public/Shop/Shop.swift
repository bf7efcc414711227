import Audit
import DIRuntime

public final class ShopComponent: Component<EmptyDependency> {
    public var audit: AuditComponent { AuditComponent(parent: self) }
    package func trace() -> TraceComponent { TraceComponent(parent: self) }
}
