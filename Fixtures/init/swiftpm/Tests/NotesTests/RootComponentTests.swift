import NeedleFoundationTest

@testable import NeedleFoundation
@testable import Notes

/// `import NeedleFoundation` in a comment stays, as "NeedleFoundation" in a string does.
func register() {
    let registry = NeedleFoundation.__DependencyProviderRegistry.instance
    print(registry, "import NeedleFoundation", "\(NeedleFoundation.Scope.self)")
}
