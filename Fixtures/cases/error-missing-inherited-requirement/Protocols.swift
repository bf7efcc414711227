// The protocol with the missing requirement.
import DIRuntime

protocol AccountDependency: Dependency {
    var accountName: String { get }
}
