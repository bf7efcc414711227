/// A value that anyone may read and observe, and that only its `MutableStream` face can change.
class Stream<Value> {
    fileprivate(set) var value: Value {
        didSet {
            for observer in observers { observer(value) }
        }
    }
    private var observers: [(Value) -> Void] = []

    fileprivate init(_ value: Value) {
        self.value = value
    }

    func observe(_ observer: @escaping (Value) -> Void) {
        observers.append(observer)
    }
}

final class MutableStream<Value>: Stream<Value> {
    override init(_ value: Value) {
        super.init(value)
    }

    func send(_ value: Value) {
        self.value = value
    }
}
