protocol Keys {
    typealias Key = Int
    typealias Table<Value> = [Key: Value]
}

protocol Themed {
    typealias Color = String
    typealias Shade = Int
}

extension Keys {
    typealias Text = String
}
