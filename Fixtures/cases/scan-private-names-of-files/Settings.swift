import DIRuntime

private protocol Item {
    var other: Int { get }
}

private struct Shelf {}

extension RootComponent {
    private struct Place {}
}
