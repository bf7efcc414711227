// The module declares a type of its own name, which has a type of the same name as one at the top of the module.
public enum Shop {
    public struct Item {
        public init() {}
    }
}

public struct Item {
    public init() {}
}

public struct Price {
    public init() {}
}
