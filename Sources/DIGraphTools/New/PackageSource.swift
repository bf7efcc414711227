import DIGraphCommand
import DIGraphCore

/// Where a project's manifests take needle-gen from.
enum PackageSource {
    case release
    /// A checkout; its path is as it was given, absolute or from the project's folder.
    case checkout(String)

    init(_ path: String?, in workingDirectory: String, from folder: String) throws(CommandError) {
        guard let path else {
            self = .release
            return
        }
        let given = GivenPath(path, in: workingDirectory)
        if !FileSystem.exists(Path.join(given.absolute, "Sources/DIRuntime")) {
            throw .input(.notACheckout(given.displayed(in: workingDirectory)))
        }
        self = .checkout(Path.isAbsolute(path) ? given.absolute : Path.way(to: given.absolute, from: folder))
    }

    /// The line of a manifest in a folder of the project, so many folders below its own.
    func dependency(depth: Int) -> String {
        switch self {
        case .release: ".package(url: \(Self.address.literal), from: \(Version.current.literal))"
        case .checkout: ".package(name: \"needle-gen\", path: \(path(depth: depth).literal))"
        }
    }

    /// Of a checkout, its path from there.
    func path(depth: Int) -> String {
        guard case .checkout(let path) = self else { return "" }
        return Path.isAbsolute(path) ? path : String(repeating: "../", count: depth) + path
    }

    static let address = Version.repository + ".git"

    /// The address in the manifests, where it is only the form of one.
    var openAddress: String? {
        guard case .release = self, Self.address.contains("…") else { return nil }
        return Self.address
    }

    var description: String {
        switch self {
        case .release: "needle-gen \(Version.current) from \(Self.address)"
        case .checkout(let path): "needle-gen from \(path)"
        }
    }
}

extension String {
    /// As a literal of Swift, and of YAML.
    var literal: String { "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
}
