import NeedleFoundation

/// Stands for the editor in previews; the script leaves it out.
final class EditorMocksRootComponent: BootstrapComponent {
    var store: Store { MemoryStore() }
    var clock: Clock { Clock(today: 1) }
}
