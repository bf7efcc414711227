// A slot that lost its 'public' is what is wrong, not those that name it.
public import DIRuntime

public struct Tab: Sendable {
    public init() {}
}

enum HomeTabs: PluginSlot { public typealias Plugin = Tab }
