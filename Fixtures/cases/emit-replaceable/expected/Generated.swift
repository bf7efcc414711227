// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.replaceable(FolderComponent.Replaceable.self)
        table.replaceable(RootComponent.Replaceable.self)
        table.register(ListComponent.self) { ListDependencyProvider($0) }
        table.register(SentComponent.self) { SentDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var analytics: any Analytics {
            rootComponent.replacement(of: \RootComponent.Replaceable.analytics) ?? rootComponent.analytics
        }
        var count: Int {
            get async {
                if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.count) {
                    return replacement
                }
                return await rootComponent.count
            }
        }
        func decode<Value>(_ type: Value.Type) -> Value? { rootComponent.decode(type) }
        @MainActor func load(id: Int) async throws -> String {
            if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.loadId) {
                return try await replacement(id)
            }
            return try await rootComponent.load(id: id)
        }
        func load(name: String) -> String {
            if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.loadName) {
                return replacement(name)
            }
            return rootComponent.load(name: name)
        }
        var note: String? { rootComponent.replacement(of: \RootComponent.Replaceable.note) ?? rootComponent.note }
        @MainActor func show(_ text: String, then done: @escaping () -> Void) {
            if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.show) {
                return replacement(text, done)
            }
            return rootComponent.show(text, then: done)
        }
        @MainActor var token: String {
            get async throws {
                if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.token) {
                    return replacement
                }
                return try await rootComponent.token
            }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var analytics: any Analytics {
            switch folderOrRootComponent {
            case .folderComponent(let owner):
                return owner.replacement(of: \FolderComponent.Replaceable.analytics) ?? owner.analytics
            case .rootComponent(let owner):
                return owner.replacement(of: \RootComponent.Replaceable.analytics) ?? owner.analytics
            }
        }
        @MainActor var token: String {
            get async throws {
                if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.token) {
                    return replacement
                }
                return try await rootComponent.token
            }
        }
        private let folderOrRootComponent: FolderOrRootComponent
        private let rootComponent: RootComponent
        private enum FolderOrRootComponent {
            case folderComponent(FolderComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            folderOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? FolderComponent { return .folderComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class SentDependencyProvider: SentDependency, Sendable {
        let id: Int
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.id = rootComponent.replacement(of: \RootComponent.Replaceable.id) ?? rootComponent.id
        }
    }
}

extension FolderComponent {
    /// Names what `ProviderTable.withOverrides` can replace below the component.
    nonisolated struct Replaceable {
        let analytics: any Analytics
    }
}

extension RootComponent {
    /// Names what `ProviderTable.withOverrides` can replace below the component.
    nonisolated struct Replaceable {
        let analytics: any Analytics
        let count: Int
        let id: Int
        let loadId: @MainActor @Sendable (Int) async throws -> String
        let loadName: @Sendable (String) -> String
        let note: String?
        let show: @MainActor @Sendable (String, @escaping () -> Void) -> Void
        let token: String
    }
}
// (tail)
