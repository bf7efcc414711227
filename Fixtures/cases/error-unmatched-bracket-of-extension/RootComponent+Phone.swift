// This file shows no runtime, and holds what the list lacks.
extension RootComponent
    var phone: String { "5" }
}
