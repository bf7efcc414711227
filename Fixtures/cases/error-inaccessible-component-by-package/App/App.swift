import Audit
import DIRuntime
import Sync

final class RootComponent: BootstrapComponent {
    var stamp: String { "now" }

    var audit: AuditComponent { AuditComponent(parent: self) }
    var sync: SyncComponent { SyncComponent(parent: self) }
    var trace: TraceComponent { TraceComponent(parent: self, level: 1) }
}
