import Audit
import DIRuntime
import Home

final class RootComponent: BootstrapComponent {
    var stamp: String { "now" }

    var audit: AuditComponent { AuditComponent(parent: self) }
    var home: HomeComponent { HomeComponent(parent: self) }
    var pane: PaneComponent { PaneComponent(parent: self) }
    var trace: TraceComponent { TraceComponent(parent: self) }
}
