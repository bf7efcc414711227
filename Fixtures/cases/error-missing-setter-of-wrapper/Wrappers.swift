@propertyWrapper
struct Constant<Value> {
    var wrappedValue: Value { value }
    private let value: Value

    init(_ value: Value) { self.value = value }
}

@propertyWrapper
struct Tracked<Value> {
    private(set) var wrappedValue: Value
}

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
}
