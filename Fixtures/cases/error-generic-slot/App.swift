// A slot with parameters is another type for each type in their place, and so is one in a generic type.
import DIRuntime

enum Banners<Banner>: PluginSlot { typealias Plugin = Banner }

typealias Texts = Banners<String>

enum List<Row> {
    enum Rows: PluginSlot { typealias Plugin = String }
}

enum Unused<T>: PluginSlot { typealias Plugin = T }

final class RootComponent: BootstrapComponent {
    var texts: Plugins<Texts> { plugins() }
    var numbers: Plugins<Banners<Int>> { plugins() }
    var rows: Plugins<List<Int>.Rows> { plugins() }
}

final class HelloComponent: SlotComponent<EmptyDependency, Texts> {
    override class var flag: String { "banner.hello" }
    override var plugin: String { "Hello" }
}

final class CountComponent: SlotComponent<EmptyDependency, Banners<Int>> {
    override class var flag: String { "banner.count" }
    override var plugin: Int { 1 }
}

final class FirstRowComponent: SlotComponent<EmptyDependency, List<Int>.Rows> {
    override class var flag: String { "row.first" }
    override var plugin: String { "First" }
}
