import DIRuntime

public struct User { public init() {} }

public enum Tabs: PluginSlot { public typealias Plugin = String }

public enum Cards: PluginSlot { public typealias Plugin = String }
