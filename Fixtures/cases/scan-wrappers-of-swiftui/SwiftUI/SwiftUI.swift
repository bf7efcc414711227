@propertyWrapper
public struct StateObject<Model: AnyObject> {
    private let model: Model

    public init(wrappedValue: @autoclosure () -> Model) { model = wrappedValue() }

    @MainActor public var wrappedValue: Model { model }
}

@propertyWrapper
public struct State<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
