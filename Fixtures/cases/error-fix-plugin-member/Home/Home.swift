// What a plug-in extension requires is told at the non-core component's member, where that alone has to change.
import DIRuntime

package struct Offer {
    package init() {}
}

package protocol HomeExtension: PluginExtension {
    var banner: String { get }
    var offers: [Offer] { get }
    var title: String { get }
    var footer: String { get set }
}

package final class HomeComponent: PluginizedComponent<EmptyDependency, HomeExtension, HomeExtras> {}

/// Two extensions that one member keeps waiting.
package protocol StartExtension: PluginExtension {
    var banner: String { get }
}

package final class StartComponent: PluginizedComponent<EmptyDependency, StartExtension, StartExtras> {}

open class Extras: NonCoreComponent<EmptyDependency> {
    var banner: String { "Two for one" }
}

package final class HomeExtras: Extras {
    private var offers: [Offer] { [] }
    package let title = ["a"].first ?? ""
    package private(set) var footer: String = ""
}

package final class StartExtras: Extras {}
