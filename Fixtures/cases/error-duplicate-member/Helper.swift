extension RootComponent {
    private var theme: String { "grey" }
}
