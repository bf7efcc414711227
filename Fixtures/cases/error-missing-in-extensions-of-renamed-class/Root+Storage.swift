extension RootComponent {
    var store: Store { Store(session: session) }
}
