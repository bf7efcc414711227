import DIRuntime

// The base class is told once, whoever creates something.
final class OtherComponent: BootstrapComponen {
    var list: ListComponent { ListComponent(parent: self) }
}

extension OtherComponent {
    var row: RowComponent { RowComponent(parent: self) }
}

// Where nothing has a name like that of the base class, its file is missing.
final class MatchComponent: ArenaScreen {
    var row: RowComponent { RowComponent(parent: self) }
}

extension MatchComponent {
    var list: ListComponent { ListComponent(parent: self) }
}

extension ListComponent {
    var match: MatchComponent { MatchComponent(parent: self) }
}
