// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(DrawingComponent.self) { DrawingDependencyProvider($0) }
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class DrawingDependencyProvider: DrawingDependency {
        #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
        var start: UnsafePointer<Int>? {
            switch pageOrRootComponent {
            case .pageComponent(let owner): return owner.start
            case .rootComponent(let owner): return unsafe owner.start
            }
        }
        #else
        var start: UnsafePointer<Int>? {
            switch pageOrRootComponent {
            case .pageComponent(let owner): return owner.start
            case .rootComponent(let owner): return owner.start
            }
        }
        #endif
        private let pageOrRootComponent: PageOrRootComponent
        private enum PageOrRootComponent {
            case pageComponent(PageComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            pageOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? PageComponent { return .pageComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
        }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
        var allocator: (any Allocator)? { unsafe rootComponent.allocator }
        #else
        var allocator: (any Allocator)? { rootComponent.allocator }
        #endif
        var block: Block { rootComponent.block }
        var buffer: Buffer { rootComponent.buffer }
        var checked: UnsafePointer<Int>? { rootComponent.checked }
        #if compiler(>=6.2) && hasFeature(StrictMemorySafety) && hasFeature(StrictConcurrency)
        var count: Int { unsafe rootComponent.count }
        #else
        var count: Int { rootComponent.count }
        #endif
        var label: Label { rootComponent.label }
        #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
        func load(_ name: String) async throws -> UnsafePointer<Int>? { try await unsafe rootComponent.load(name) }
        var name: Unmanaged<Label> { unsafe rootComponent.name }
        #else
        func load(_ name: String) async throws -> UnsafePointer<Int>? { try await rootComponent.load(name) }
        var name: Unmanaged<Label> { rootComponent.name }
        #endif
        var offset: UnsafePointer<Int>.Stride { rootComponent.offset }
        #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
        var page: Page<UnsafeRawPointer>? { unsafe rootComponent.page }
        var parentLabel: Label { unsafe rootComponent.parentLabel }
        var raw: Int { unsafe rootComponent.raw }
        var rows: Rows {
            get { unsafe rootComponent.rows }
            set { unsafe rootComponent.rows = newValue }
        }
        func size(of pointer: UnsafePointer<Int>?) -> Int { unsafe rootComponent.size(of: pointer) }
        var start: UnsafePointer<Int>? { unsafe rootComponent.start }
        subscript(pointer: UnsafePointer<Int>?) -> Int { unsafe rootComponent[pointer] }
        var visit: ((Memory) -> Int)? { unsafe rootComponent.visit }
        #else
        var page: Page<UnsafeRawPointer>? { rootComponent.page }
        var parentLabel: Label { rootComponent.parentLabel }
        var raw: Int { rootComponent.raw }
        var rows: Rows {
            get { rootComponent.rows }
            set { rootComponent.rows = newValue }
        }
        func size(of pointer: UnsafePointer<Int>?) -> Int { rootComponent.size(of: pointer) }
        var start: UnsafePointer<Int>? { rootComponent.start }
        subscript(pointer: UnsafePointer<Int>?) -> Int { rootComponent[pointer] }
        var visit: ((Memory) -> Int)? { rootComponent.visit }
        #endif
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
