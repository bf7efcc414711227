// Beside the mocks, so what it imports is what they may import.
@testable import Feature

func makeFeature(count: Int) -> FeatureComponent {
    FeatureComponent(dependency: FeatureDependencyMock(count: count, userName: "Ada"))
}
