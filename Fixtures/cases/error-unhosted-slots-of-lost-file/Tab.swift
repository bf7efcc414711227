import DIRuntime
protocol TabDependency: Dependency { var name: String { get } }
final class TabA: SlotComponent<TabDependency, HomeTabs> {
    override class var flag: String { "a" }
    override var plugin: HomeTab { HomeTab() }
}
final class RowA: SlotComponent<TabDependency, HomeRows> {
    override class var flag: String { "b" }
    override var plugin: HomeRow { HomeRow() }
}
final class RowB: SlotComponent<TabDependency, HomeRows> {
    override class var flag: String { "c" }
    override var plugin: HomeRow { HomeRow() }
}
final class WorkA: SlotComponent<TabDependency, HomeWorkers> {
    override class var flag: String { "c" }
    override var plugin: HomeWorker { HomeWorker() }
}
