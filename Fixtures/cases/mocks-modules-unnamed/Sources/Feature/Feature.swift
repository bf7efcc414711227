// Internal, and with nobody who names the module but the tests.
import Core
import DIRuntime

protocol FeatureDependency: CoreDependency {
    var count: Int { get }
}

final class FeatureComponent: Component<FeatureDependency> {
    var text: String { "\(dependency.userName): \(dependency.count)" }
}
