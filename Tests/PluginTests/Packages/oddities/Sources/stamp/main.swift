import Foundation

let text = """
    import DIRuntime

    protocol StampDependency: Dependency {
        var name: String { get }
    }

    final class StampComponent: Component<StampDependency> {
        var stamp: String { "stamped by \\(dependency.name)" }
    }

    """
try text.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
