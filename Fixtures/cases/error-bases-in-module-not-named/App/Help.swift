import Contracts
import DIRuntime

// What the dependency inherits from is.
protocol HelpDependency: Dependency, Contracts.Pages {}

final class HelpComponent: Component<HelpDependency> {}
