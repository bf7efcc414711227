open class FeatureComponent<Dependencies>: Component<Dependencies> {}
