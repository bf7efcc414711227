protocol Keys {  // reported here
    typealias Key = Int
}

extension Keys {
    public typealias Mark = Bool
}
