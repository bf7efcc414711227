// Code in a namespace leaves that out, and what it misspelt is told as it can be written there.
import DIRuntime

enum Server {
    enum Billing {
        protocol Dependency: DIRuntime.Dependency {
            var title: String { get }
        }

        final class TotalComponent: Component<any Biling.Dependency> {}
    }

    protocol ReportDependency: DIRuntime.Dependency {
        var title: String { get }
    }

    class ScreenComponent<DependencyType>: Component<DependencyType> {}

    typealias TitledComponent<DependencyType> = TenantComponent<DependencyType, String>

    final class ListComponent: ScreenComponnt<any ReportDependency> {}

    final class RowComponent: TitledComponnt<any ReportDependency> {}
}

class TenantComponent<DependencyType, Tenant>: Component<DependencyType> {}

extension Server {
    final class PageComponent: Component<any ReportDependancy> {}
}

// Out here the namespace is needed.
final class OtherComponent: Component<any ReportDependenci> {}

final class RootComponent: BootstrapComponent {
    let title: String = "root"

    var total: Server.Billing.TotalComponent { Server.Billing.TotalComponent(parent: self) }
    var list: Server.ListComponent { Server.ListComponent(parent: self) }
    var row: Server.RowComponent { Server.RowComponent(parent: self) }
    var page: Server.PageComponent { Server.PageComponent(parent: self) }
    var other: OtherComponent { OtherComponent(parent: self) }
}
