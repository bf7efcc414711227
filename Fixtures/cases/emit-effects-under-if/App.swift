// Members of one name whose effects differ between the branches of an '#if' are each called by their own words.
import DIRuntime

protocol PayDependency: Dependency {
    var receipt: String { get async throws }
    func charge(_ amount: Int) async throws -> String
    func refund() throws -> String
}

final class PayComponent: Component<PayDependency> {
    func text() async throws -> String {
        try await dependency.receipt + dependency.charge(2) + dependency.refund()
    }
}

final class RootComponent: BootstrapComponent {
    #if LIVE
        var receipt: String { get async throws { "live" } }
        func charge(_ amount: Int) async throws -> String { "charged \(amount)" }
    #elseif STAGE
        var receipt: String { get throws { "stage" } }
        func charge(_ amount: Int) async -> String { "staged \(amount)" }
    #else
        var receipt: String { "none" }
        func charge(_ amount: Int) -> String { " \(amount)" }
    #endif

    // The same words in both.
    #if LIVE
        func refund() throws -> String { "live" }
    #else
        func refund() throws -> String { "!" }
    #endif

    var pay: PayComponent { PayComponent(parent: self) }
}
