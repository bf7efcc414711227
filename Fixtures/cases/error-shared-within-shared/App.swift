// A `shared` that is all the value of another one makes what that makes, while it is not there yet.
import DIRuntime

final class Journal {}

final class Archive {
    init(_ journal: Journal) {}
}

final class RootComponent: BootstrapComponent {
    var journal: Journal { shared { shared { Journal() } } }
    var other: Journal { self.shared { return self.shared({ Journal() }) } }

    // Two values of two types.
    var archive: Archive { shared { Archive(shared { Journal() }) } }
}
