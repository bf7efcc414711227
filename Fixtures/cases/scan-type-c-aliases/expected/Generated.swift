// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var codec: Unicode.UTF8.Type { rootComponent.codec }
        var flag: Swift.Bool { rootComponent.flag }
        var letter: UnicodeScalar { rootComponent.letter }
        var model: AnyObject.Type { rootComponent.model }
        var port: CUnsignedShort { rootComponent.port }
        var print: (UInt32) -> Float { rootComponent.print }
        var ratio: Double { rootComponent.ratio }
        var sizes: [Int64] { rootComponent.sizes }
        var status: Int32 { rootComponent.status }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
