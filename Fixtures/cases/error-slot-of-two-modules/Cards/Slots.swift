// Copied from Core, and nearer to the plug-ins than that.
import DIRuntime

public enum Cards: PluginSlot { public typealias Plugin = String }
