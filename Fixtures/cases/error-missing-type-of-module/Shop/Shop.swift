public enum Shop {
    public struct Item {
        public init() {}
    }
}

public struct Item {
    public init() {}
}
