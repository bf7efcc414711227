// What a method throws is written alike in two modules, and one of them does not see that type, or means its own.
import DIRuntime

public struct Failure: Error {}

public protocol MailDependency: Dependency {
    func audit(_ text: String) throws(StoreFailure)
    func flush() async throws(Failure)
}

public final class MailComponent: Component<MailDependency> {
    public func send() async throws {
        try dependency.audit("mail")
        try await dependency.flush()
    }
}
