import DIRuntime

protocol PayDependency: Dependency {
    func charge(_ amount: Int) async throws -> String // reported here
    func refund(_ amount: Int) async throws -> String
    @MainActor var receipt: String { get }
}

final class PayComponent: Component<PayDependency> {}

final class RootComponent: BootstrapComponent {
    #if LIVE
        func charge(_ amount: Int) async throws -> String { "charged \(amount)" }
        func refund(_ amount: Int) async throws -> String { "refunded \(amount)" }
        @MainActor var receipt: String { "live" }
    #elseif STAGE
        func charge(_ amount: Int) -> String { "staged \(amount)" }
        func refund(_ amount: Int) -> String { "staged \(amount)" }
        @MainActor var receipt: String { "stage" }
    #else
        @MainActor func charge(_ amount: Int) -> String { "pretended \(amount)" }
        func refund(_ amount: Int) -> String { "pretended \(amount)" }
        var receipt: String { "none" }
    #endif

    var pay: PayComponent { PayComponent(parent: self) }
}
