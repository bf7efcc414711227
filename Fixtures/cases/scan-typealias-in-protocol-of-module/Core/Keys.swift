public protocol Keys {
    typealias Key = Int
}

extension Keys {
    public typealias Mark = Bool
    // Of this module only: elsewhere the name means something else.
    typealias Text = String
}
