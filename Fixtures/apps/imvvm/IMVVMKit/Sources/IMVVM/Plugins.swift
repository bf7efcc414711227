public import DIRuntime

/// The plug-ins of a slot that are on, one view after the other.
///
/// ```swift
/// ForEachPlugin(viewModel.items)
/// ```
///
/// Each has its flag as its identity: a state of its own, though all are views of one type.
public struct ForEachPlugin<Slot: PluginSlot>: View where Slot.Plugin: View {
    private let plugins: Plugins<Slot>

    public init(_ plugins: Plugins<Slot>) {
        self.plugins = plugins
    }

    public var body: some View {
        ForEach(plugins.flags, id: \.self) { flag in
            Plugin(flag, of: plugins)
        }
    }
}

/// The plug-in behind a flag, or nothing while the flag is off.
///
/// ```swift
/// Plugin(viewModel.selected, of: viewModel.tabs)
/// ```
public struct Plugin<Slot: PluginSlot>: View where Slot.Plugin: View {
    private let flag: String
    private let plugins: Plugins<Slot>

    public init(_ flag: String, of plugins: Plugins<Slot>) {
        self.flag = flag
        self.plugins = plugins
    }

    public var body: some View {
        if let index = plugins.flags.firstIndex(of: flag) {
            plugins[index].id(flag)
        }
    }
}

/// The first plug-in of a slot that is on; the others are not shown.
///
/// ```swift
/// OneOfPlugin(viewModel.offers)
/// ```
public struct OneOfPlugin<Slot: PluginSlot>: View where Slot.Plugin: View {
    private let plugins: Plugins<Slot>

    public init(_ plugins: Plugins<Slot>) {
        self.plugins = plugins
    }

    public var body: some View {
        if let flag = plugins.flags.first {
            Plugin(flag, of: plugins)
        }
    }
}
