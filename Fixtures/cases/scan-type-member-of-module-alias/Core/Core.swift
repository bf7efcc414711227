import Vendor

nonisolated open class Screen {
    public struct Style: Sendable {
        public init() {}
    }
}

nonisolated public final class Page: Screen {}

public struct Radio {
    public enum Mode: Sendable { case am, fm }
}

public struct Store<State> {
    public struct Action {
        public init() {}
    }
}

public typealias Station = Radio
public typealias NumberStore = Store<Int>
public typealias Remote = Vendor.Client

public enum Names {
    public typealias Texts = Store<String>
}
