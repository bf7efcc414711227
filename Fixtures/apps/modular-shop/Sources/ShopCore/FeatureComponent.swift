import DIRuntime

/// The base of every feature's first scope: what it provides here, each feature provides to the scopes below it.
open class FeatureComponent<D>: Component<D> {
    open var sectionName: String { "Shop" }

    /// Screens number their pages in the section of the nearest feature above them.
    public var section: Section { shared { Section(name: sectionName) } }

    public var helpComponent: HelpComponent { HelpComponent(parent: self) }
}
