// What `map` and `flatMap` of a weak `self` give their closure is `self`; a closure inside has its own `$0`.
import DIRuntime

final class PageComponent: Component<EmptyDependency> {}
final class SheetComponent: Component<EmptyDependency> {}
final class TabComponent: Component<EmptyDependency> {}
final class BarComponent: Component<EmptyDependency> {}
final class AlertComponent: Component<EmptyDependency> {}

final class RootComponent: BootstrapComponent {
    func makePage() -> () -> PageComponent? {
        { [weak self] in self.map { PageComponent(parent: $0) } }
    }

    func makeTabs() -> () -> (TabComponent?, BarComponent?) {
        { [weak self] in (self.map(TabComponent.init(parent:)), self.flatMap(BarComponent.init)) }
    }

    func makeSheet() -> () -> SheetComponent? {
        { [weak self] in
            self.flatMap { root in
                root.isOpen ? SheetComponent(parent: root) : nil
            }
        }
    }

    func makeAlerts() -> () -> [AlertComponent] {
        { [weak self] in
            self.map { root in [root].map { AlertComponent(parent: $0) } } ?? []  // needle:ignore unlinked-creation
        }
    }

    var alert: AlertComponent { AlertComponent(parent: self) }
    var isOpen: Bool { true }
}
