// Nothing here concerns the graph, so nothing shows that it is a protocol but the `any` of the owners.
protocol Speaking {
    var name: String { get }
}
