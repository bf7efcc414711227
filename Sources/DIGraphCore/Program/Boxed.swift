/// Holds a wide value that many others keep: to copy one of these costs one reference, not all that the value is made of.
///
///     @Boxed var symbols: SymbolTable
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let box: Box

    package init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    package init(_ value: Value) {
        box = Box(value)
    }

    /// The box itself, for others that keep the value as well: `_symbols = program.$symbols`.
    package var projectedValue: Boxed { self }

    package var wrappedValue: Value {
        _read { yield box.value }
    }
}
