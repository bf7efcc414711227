import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

final class SilentTab: SlotComponent<EmptyDependency, Tabs> {
}

final class NumberedTab: SlotComponent<EmptyDependency, Tabs> {
    let number: Int

    init(parent: any Scope, number: Int) {
        self.number = number
        super.init(parent: parent)
    }

    override var plugin: String { "\(number)" }
}

final class HiddenTab: SlotComponent<EmptyDependency, Tabs> {
    private override init(parent: any Scope) {
        super.init(parent: parent)
    }

    override var plugin: String { "Hidden" }
}

final class DefaultTab: SlotComponent<EmptyDependency, Tabs> {
    let number: Int

    init(parent: any Scope, number: Int = 1) {
        self.number = number
        super.init(parent: parent)
    }

    override var plugin: String { "\(number)" }
}

final class OwnedTab: SlotComponent<EmptyDependency, Tabs> {
    init(parent: RootComponent) {
        super.init(parent: parent)
    }

    override var plugin: String { "Owned" }
}

final class ScreenTab: MainActorSlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "Screen" }
}

final class GenericTab<Value>: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "Generic" }
}

final class RetiredTab: SlotComponent<EmptyDependency, Tabs> {
    init(parent: any Scope, name: String) {
        super.init(parent: parent)
    }

    @available(*, unavailable)
    override init(parent: any Scope) {
        super.init(parent: parent)
    }

    override var plugin: String { "Retired" }
}

final class LentTab: SlotComponent<EmptyDependency, Tabs> {
    init(parent: inout any Scope) {
        super.init(parent: parent)
    }

    override var plugin: String { "Lent" }
}
