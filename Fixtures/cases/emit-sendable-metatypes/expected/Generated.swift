// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(RouterComponent.self) { RouterDependencyProvider($0) }
    }

    nonisolated final class RouterDependencyProvider: RouterDependency, Sendable {
        let anything: Any.Type
        let both: any (Screen & Plain).Type
        let page: Page.Type
        let plain: any Plain.Type
        let reply: CheckedContinuation<Page, Never>?
        let screen: any Screen.Type
        let screens: [any Screen.Type]
        let wide: (any Wide.Type)?
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.anything = rootComponent.anything
            self.both = rootComponent.both
            self.page = rootComponent.page
            self.plain = rootComponent.plain
            self.reply = rootComponent.reply
            self.screen = rootComponent.screen
            self.screens = rootComponent.screens
            self.wide = rootComponent.wide
        }
    }
}
// (tail)
