import DIRuntime

public struct Pair<First: Sendable, Second: Sendable>: Sendable {}

public struct Rate: Sendable {}

public typealias Course = Rate

public enum Tabs: PluginSlot { public typealias Plugin = String }

public enum Screens {}
