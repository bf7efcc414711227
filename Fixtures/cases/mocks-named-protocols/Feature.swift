enum Feature {
    typealias Screen = String

    protocol Router {
        var top: Screen { get }
        func push(_ screen: Screen)
    }
}
