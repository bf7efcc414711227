import DIRuntime

private struct Theme {
    let isLight: Bool
}

private typealias Tracker = String

private enum Layout {
    struct Grid {}
}

private final class BadgeComponent {}

extension RootComponent {
    private enum Mode {
        case plain
    }
}

class Screen<D>: Component<D> {
    private enum Style {
        case wide
    }
}
