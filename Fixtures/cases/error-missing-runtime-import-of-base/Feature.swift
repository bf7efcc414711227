// The import of the runtime is missing here alone: what is created in the base class is told with that.
class FeatureComponent<Needs>: Component<Needs> {
    var help: HelpComponent { HelpComponent(parent: self) }
}

extension FeatureComponent {
    var tour: HelpComponent { HelpComponent(parent: self) }
}
