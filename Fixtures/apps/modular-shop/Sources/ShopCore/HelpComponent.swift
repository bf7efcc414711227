import DIRuntime

public protocol HelpDependency: Dependency {
    var display: any Display { get }
    var section: Section { get }
}

public final class HelpComponent: Component<HelpDependency> {
    public func open() {
        let section = dependency.section
        dependency.display.show(section.page("Help", ["Questions about \(section.name)? Call 555-0100."]))
    }
}
