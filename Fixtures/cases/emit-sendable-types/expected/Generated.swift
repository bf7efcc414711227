// (head)

import DIRuntime
import Foundation

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(WorkComponent.self) { WorkDependencyProvider($0) }
    }

    nonisolated final class WorkDependencyProvider: WorkDependency, Sendable {
        let address: URL
        let alarm: (any Ticking & Loud)?
        let board: Board
        let cache: Cache
        let clock: any Ticking
        let failure: Failure
        let kind: Board.Type
        let limits: Limits
        let log: @Sendable (String) -> Void
        let mode: Mode
        let names: Names
        let range: (low: Int, high: Range<Int>)
        let settings: Settings
        let token: Token
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.address = rootComponent.address
            self.alarm = rootComponent.alarm
            self.board = rootComponent.board
            self.cache = rootComponent.cache
            self.clock = rootComponent.clock
            self.failure = rootComponent.failure
            self.kind = rootComponent.kind
            self.limits = rootComponent.limits
            self.log = rootComponent.log
            self.mode = rootComponent.mode
            self.names = rootComponent.names
            self.range = rootComponent.range
            self.settings = rootComponent.settings
            self.token = rootComponent.token
        }
    }
}
// (tail)
