// What is to inherit from the runtime's protocol stands in a file that does not import the runtime.
protocol ChatDependency {
    var title: String { get }
}
