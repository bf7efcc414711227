extension Screens {
    public struct Style {
        public let name: String

        public init(name: String) {
            self.name = name
        }
    }
}
