import DIGraphCommand
import DIGraphTools
import Foundation

/// A temporary folder with sources, in which the tool runs as if it were the working directory.
final class Workspace {
    let folder: URL

    struct Outcome {
        let code: Int32
        let output: String
        let error: String
    }

    init(_ files: [String: String] = [:]) throws {
        let name = "needle-gen-\(UUID().uuidString)"
        // The system's temporary folder may be a link, and the tool reports paths without links.
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs the tool in this process.
    func run(_ arguments: String..., in subfolder: String? = nil) -> Outcome {
        run(arguments, in: subfolder)
    }

    func run(
        _ arguments: [String], in subfolder: String? = nil, input: String = "", hasColor: Bool = false,
        columns: Int? = nil, environment: [String: String] = [:]
    ) -> Outcome {
        var output = ""
        var error = ""
        let console = Console(
            input: input, output: { output += $0 }, error: { error += $0 }, hasColor: hasColor,
            columns: columns, environment: environment)
        let directory = subfolder.map { path($0) } ?? folder.path
        let code = NeedleGen.tool(workingDirectory: directory, console: console).run(arguments)
        return Outcome(code: code, output: output, error: error)
    }

    func path(_ relative: String) -> String {
        folder.appendingPathComponent(relative).path
    }

    func write(_ text: String, to relative: String) throws {
        let url = folder.appendingPathComponent(relative)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func makeFolder(_ relative: String) throws {
        try FileManager.default.createDirectory(atPath: path(relative), withIntermediateDirectories: true)
    }

    func link(_ relative: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(relative), withDestinationPath: target)
    }

    /// The text of a file, or nil when there is none.
    func text(_ relative: String) -> String? {
        FileManager.default.contents(atPath: path(relative)).map { String(decoding: $0, as: UTF8.self) }
    }

    func names(in relative: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(relative))) ?? []).sorted()
    }
}

/// Small graphs that tests write into a workspace.
enum Sample {
    static let root = """
        import DIRuntime

        class RootComponent: BootstrapComponent {
            var title: String { "Root" }
            var child: ChildComponent { ChildComponent(parent: self) }
        }

        """

    static let child = """
        import DIRuntime

        protocol ChildDependency: Dependency {
            var title: String { get }
        }

        class ChildComponent: Component<ChildDependency> {
            func text() -> String { dependency.title }
        }

        """

    /// A child that asks for something that nobody provides.
    static let demandingChild = """
        import DIRuntime

        protocol ChildDependency: Dependency {
            var missingThing: Int { get }
        }

        class ChildComponent: Component<ChildDependency> {}

        """

    static let app = ["Sources/Root.swift": root, "Sources/Child.swift": child]
    static let brokenApp = ["Sources/Root.swift": root, "Sources/Child.swift": demandingChild]
}

extension Workspace {
    func modificationDate(_ relative: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path(relative))[.modificationDate] as? Date
    }

    func permissions(of relative: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(relative))[.posixPermissions] as? Int
    }

    func setPermissions(_ permissions: Int, of relative: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path(relative))
    }

    func linkTarget(_ relative: String) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: path(relative))
    }
}
