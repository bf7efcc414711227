// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.replaceable(RootComponent.Replaceable.self)
        table.register(CopyComponent.self) { CopyDependencyProvider($0) }
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
    }

    nonisolated final class CopyDependencyProvider: CopyDependency, Sendable {
        let loader: Loader
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.loader = if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *), let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.loader) { replacement } else { rootComponent.loader }
        }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        func load(_ page: Int) throws(Offline) -> Int {
            if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *), let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.load) {
                return try replacement(page)
            }
            return try rootComponent.load(page)
        }
        var loader: Loader {
            if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *), let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.loader) {
                return replacement
            }
            return rootComponent.loader
        }
        var pages: any Collection<Int> {
            if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.pages) {
                return replacement
            }
            return rootComponent.pages
        }
        var title: String {
            get throws(Offline) {
                if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.title) {
                    return replacement
                }
                return try rootComponent.title
            }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}

extension RootComponent {
    /// Names what `ProviderTable.withOverrides` can replace below the component.
    nonisolated struct Replaceable {
        let load: @Sendable (Int) throws(Offline) -> Int
        let loader: Loader
        let pages: any Collection<Int>
        let title: String
    }
}
// (tail)
