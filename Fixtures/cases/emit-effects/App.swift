// Effects of a request are repeated; an owner with fewer effects serves as well.
import DIRuntime

enum QuotaError: Error {
    case exceeded
}

final class RootComponent: BootstrapComponent {
    var token: String { get async { "t-1" } }
    var quota: Int { get throws { throw QuotaError.exceeded } }
    var profile: String { get async throws { "ada" } }
    var region: String { "eu" }
    var syncComponent: SyncComponent { SyncComponent(parent: self) }
}

protocol SyncDependency: Dependency {
    var token: String { get async }
    var quota: Int { get throws }
    var profile: String { get async throws }
    var region: String { get async throws }
}

final class SyncComponent: Component<SyncDependency> {
    func quotaText() -> String {
        do { return try "\(dependency.quota) left" } catch { return "quota \(error)" }
    }

    func report() async throws -> String {
        let token = await dependency.token
        let profile = try await dependency.profile
        let region = try await dependency.region
        return "\(token) \(profile) \(region)"
    }
}
