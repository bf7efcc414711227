// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.replaceable(RootComponent.Replaceable.self)
        table.register(ListComponent.self) { ListDependencyProvider($0) }
        table.register(SentComponent.self) { SentDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var checked: UnsafePointer<Int>? { rootComponent.checked }
        #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
        func count(_ name: String) -> Int {
            if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.count) {
                return replacement(name)
            }
            return unsafe rootComponent.count(name)
        }
        #else
        func count(_ name: String) -> Int {
            if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.count) {
                return replacement(name)
            }
            return rootComponent.count(name)
        }
        #endif
        var name: String { rootComponent.replacement(of: \RootComponent.Replaceable.name) ?? rootComponent.name }
        #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
        var raw: Int { unsafe rootComponent.replacement(of: \RootComponent.Replaceable.raw) ?? rootComponent.raw }
        func size(of pointer: UnsafePointer<Int>?) throws -> Int {
            if let replacement = unsafe rootComponent.replacement(of: \RootComponent.Replaceable.size) {
                return try unsafe replacement(pointer)
            }
            return try unsafe rootComponent.size(of: pointer)
        }
        var start: UnsafePointer<Int>? {
            unsafe rootComponent.replacement(of: \RootComponent.Replaceable.start) ?? rootComponent.start
        }
        #else
        var raw: Int { rootComponent.replacement(of: \RootComponent.Replaceable.raw) ?? rootComponent.raw }
        func size(of pointer: UnsafePointer<Int>?) throws -> Int {
            if let replacement = rootComponent.replacement(of: \RootComponent.Replaceable.size) {
                return try replacement(pointer)
            }
            return try rootComponent.size(of: pointer)
        }
        var start: UnsafePointer<Int>? {
            rootComponent.replacement(of: \RootComponent.Replaceable.start) ?? rootComponent.start
        }
        #endif
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
    @safe
    #endif
    nonisolated final class SentDependencyProvider: SentDependency, Sendable {
        let address: Address
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
            unsafe self.address = rootComponent.replacement(of: \RootComponent.Replaceable.address) ?? rootComponent.address
            #else
            self.address = rootComponent.replacement(of: \RootComponent.Replaceable.address) ?? rootComponent.address
            #endif
        }
    }
}

extension RootComponent {
    /// Names what `ProviderTable.withOverrides` can replace below the component.
    #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
    @safe
    #endif
    nonisolated struct Replaceable {
        let address: Address
        let count: @Sendable (String) -> Int
        let name: String
        let raw: Int
        let size: @Sendable (UnsafePointer<Int>?) throws -> Int
        let start: UnsafePointer<Int>?
    }
}
// (tail)
