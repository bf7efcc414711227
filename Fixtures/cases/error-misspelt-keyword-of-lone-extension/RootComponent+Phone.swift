// Nothing but the name of what is missing says that this file is of the graph.
extensoin RootComponent {
    var phone: String { "5" }
}
