enum Tabs: PluginSlot { typealias Plugin = String }
enum Items: PluginSlot { typealias Plugin = String }
