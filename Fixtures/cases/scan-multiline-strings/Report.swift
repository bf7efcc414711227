// A multi-line string holds quotes, braces and interpolations with strings, braces and comments of their own.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var names: [String] { ["Ada", "Grace"] }
    var header: String {
        """
        class FakeComponent: Component<FakeDependency> { // not code
        \(names.map { name in "<\(name.isEmpty ? "}" : name /* a "comment" ) */)>" }.joined(separator: ", "))
        "quoted" ""twice"" and \""" escaped {
        """
    }
    var footer: String {
        #"""
        """ is only text here, \(page), but this is page \#(String(["{": 4]["{"] ?? 0)).
        """#
    }
    var report: ReportComponent { ReportComponent(parent: self) }
}

protocol ReportDependency: Dependency {
    var header: String { get }
    var footer: String { get }
}

final class ReportComponent: Component<ReportDependency> {
    var text: String { dependency.header + "\n" + dependency.footer }
}
