// A file that nothing else makes the tool read.
// needle-gen: mocks
protocol Loading {
    var id: Int { get }
}
