// Tests see more than the app does: none of these imports may come into its generated file.
@testable import App
@testable import Feature
import DIRuntime
import XCTest

extension RootComponent {
    func makeFeatureForTests() -> FeatureComponent {
        FeatureComponent(parent: self)
    }
}
