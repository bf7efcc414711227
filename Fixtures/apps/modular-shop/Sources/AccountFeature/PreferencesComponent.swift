import DIRuntime
import ShopCore

package protocol PreferencesDependency: Dependency {
    var display: any Display { get }
    var section: Section { get }
}

package final class PreferencesComponent: Component<PreferencesDependency> {
    private var wantsNewsletter = false

    package func toggleNewsletter() {
        wantsNewsletter.toggle()
        let answer = wantsNewsletter ? "yes" : "no"
        dependency.display.show(dependency.section.page("Preferences", ["Newsletter: \(answer)"]))
    }
}
