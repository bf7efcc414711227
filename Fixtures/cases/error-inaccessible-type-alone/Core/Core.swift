// What public protocols ask for, and what a public scope offers, lost its `public`: in a file that holds nothing else.
import DIRuntime

open class RootScope: BootstrapComponent {
    public let display: any Display
    public let printer: Printer

    public init(display: any Display, printer: Printer) {
        self.display = display
        self.printer = printer
        super.init()
    }
}

public protocol StatusDependency: Dependency {
    var display: any Display { get }
}

public final class StatusComponent: Component<StatusDependency> {}
