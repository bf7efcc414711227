import DIRuntime

final class RootComponent: BootstrapComponent {
    var row: Account.Row { fatalError() }
    var rows: [Accounts.Row] { [] }

    var listComponent: ListComponent { ListComponent(parent: self) }
    var detailComponent: Account.DetailComponent { Account.DetailComponent(parent: self) }
    var rowComponent: RowComponent { RowComponent(parent: self) }
    var otherComponent: OtherComponent { OtherComponent(parent: self) }
}

final class ListComponent: Component<Account.ListDependency> {}

final class RowComponent: Account.ScreenComponent<Accounts.ListDependency> {}

protocol OtherDependency: Dependency {
    var rows: [Account.Row] { get }
}

final class OtherComponent: Component<OtherDependency> {}
