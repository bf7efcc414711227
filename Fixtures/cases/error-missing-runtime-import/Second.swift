final class SecondRoot: BootstrapComponent {
    var draftComponent: DraftComponent { DraftComponent(parent: self) }
}
