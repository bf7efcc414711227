struct Players {
    let cross: String
    let nought: String

    subscript(mark: Mark) -> String {
        switch mark {
        case .cross: cross
        case .nought: nought
        }
    }
}
