import Kit
import NeedleFoundation
import Search

final class AppComponent: BootstrapComponent {
    public var fares: Fares { shared { FixedFares() } }

    public var log: Log { shared { MemoryLog() } }

    var searchComponent: SearchComponent {
        SearchComponent(parent: self)
    }
}

private struct FixedFares: Fares {
    func fare(to city: String) -> Int { city.count * 10 }
}

private final class MemoryLog: Log {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
}
