import DIRuntime

public enum Cards: PluginSlot { public typealias Plugin = String }
