// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.registerPluginExtension(OuterComponent.self) { OuterExtensionProvider($0) }
        table.register(OuterNonCoreComponent.self) { OuterNonCoreDependencyProvider($0) }
        table.register(PageComponent.self) { LookDependencyProvider_PageComponent($0) }
        table.register(InnerComponent.self) { LookDependencyProvider_InnerComponent($0) }
        table.registerPluginExtension(InnerComponent.self) { InnerExtensionProvider($0) }
        table.register(InnerNonCoreComponent.self) { LookDependencyProvider_InnerNonCoreComponent($0) }
        table.register(NoteComponent.self) { LookDependencyProvider_NoteComponent($0) }
    }

    nonisolated final class InnerExtensionProvider: InnerExtension {
        var theme: String { innerNonCoreComponent.theme }
        private let innerNonCoreComponent: InnerNonCoreComponent
        init(_ nonCoreComponent: InnerNonCoreComponent) {
            innerNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class LookDependencyProvider_InnerComponent: LookDependency {
        var accent: String { outerNonCoreComponent.accent }
        var theme: String { outerNonCoreComponent.theme }
        private let outerNonCoreComponent: OuterNonCoreComponent
        init(_ component: DIRuntime.NewComponent) { outerNonCoreComponent = component.nearestAncestor() }
    }

    nonisolated final class LookDependencyProvider_InnerNonCoreComponent: LookDependency {
        var accent: String { innerComponent.accent }
        var theme: String { outerNonCoreComponent.theme }
        private let innerComponent: InnerComponent
        private let outerNonCoreComponent: OuterNonCoreComponent
        init(_ component: DIRuntime.NewComponent) {
            innerComponent = component.nearestAncestor()
            outerNonCoreComponent = component.nearestAncestor()
        }
    }

    nonisolated final class LookDependencyProvider_NoteComponent: LookDependency {
        var accent: String {
            switch innerOrInnerNonCoreComponent {
            case .innerComponent(let owner): return owner.accent
            case .innerNonCoreComponent(let owner): return owner.accent
            }
        }
        var theme: String {
            switch innerOrInnerNonCoreComponent {
            case .innerComponent(let owner): return owner.pluginExtension.theme
            case .innerNonCoreComponent(let owner): return owner.theme
            }
        }
        private let innerOrInnerNonCoreComponent: InnerOrInnerNonCoreComponent
        private enum InnerOrInnerNonCoreComponent {
            case innerComponent(InnerComponent)
            case innerNonCoreComponent(InnerNonCoreComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            innerOrInnerNonCoreComponent = component.nearestAncestor { scope in
                if let owner = scope as? InnerComponent { return .innerComponent(owner) }
                if let owner = scope as? InnerNonCoreComponent { return .innerNonCoreComponent(owner) }
                return nil
            }
        }
    }

    nonisolated final class LookDependencyProvider_PageComponent: LookDependency {
        var accent: String {
            switch outerOrOuterNonCoreComponent {
            case .outerComponent(let owner): return owner.pluginExtension.accent
            case .outerNonCoreComponent(let owner): return owner.accent
            }
        }
        var theme: String {
            switch outerOrOuterNonCoreComponent {
            case .outerComponent(let owner): return owner.theme
            case .outerNonCoreComponent(let owner): return owner.theme
            }
        }
        private let outerOrOuterNonCoreComponent: OuterOrOuterNonCoreComponent
        private enum OuterOrOuterNonCoreComponent {
            case outerComponent(OuterComponent)
            case outerNonCoreComponent(OuterNonCoreComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            outerOrOuterNonCoreComponent = component.nearestAncestor { scope in
                if let owner = scope as? OuterComponent { return .outerComponent(owner) }
                if let owner = scope as? OuterNonCoreComponent { return .outerNonCoreComponent(owner) }
                return nil
            }
        }
    }

    nonisolated final class OuterExtensionProvider: OuterExtension {
        var accent: String { outerNonCoreComponent.accent }
        private let outerNonCoreComponent: OuterNonCoreComponent
        init(_ nonCoreComponent: OuterNonCoreComponent) {
            outerNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class OuterNonCoreDependencyProvider: OuterNonCoreDependency {
        var theme: String { outerComponent.theme }
        private let outerComponent: OuterComponent
        init(_ component: DIRuntime.NewComponent) { outerComponent = component.nearestAncestor() }
    }
}
// (tail)
