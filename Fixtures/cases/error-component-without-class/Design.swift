import DIRuntime

// A protocol of the name, and one that only components conform to, are something else.
enum Design {
    protocol Component {}

    struct Button: Component {}
    actor Badge: Component {}
    enum Mark: String, Component { case star }
}

struct Slider: Design.Component {}

protocol Screen: ScreenComponent<EmptyDependency> {}
