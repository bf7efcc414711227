/// A manifest of a package that has several: `Package.swift`, and `Package@swift-6.1.swift` for newer compilers.
///
/// Which compiler will build the package is not known here, and the newest is the best guess.
struct PackageVersion {
    let path: String
    /// The first compiler that it is for, by its name; nil for `Package.swift`.
    private let compiler: Version?
    private let tools: Version

    private struct Version: Comparable {
        var parts: [Int]

        static func < (left: Version, right: Version) -> Bool {
            left.parts.lexicographicallyPrecedes(right.parts)
        }
    }

    private static let head = "Package@swift-"

    init(_ path: String, disk: ProjectDisk) {
        self.path = path
        compiler = Self.compiler(ofManifest: ProjectPath.name(of: path))
        tools = Self.tools(of: disk.text(path) ?? "")
    }

    static func isManifest(_ name: String) -> Bool { name == "Package.swift" || compiler(ofManifest: name) != nil }

    /// The one that counts, as SwiftPM chooses it: what is for the compiler's major version, else the last one for a compiler
    /// if its tools are newer than those of `Package.swift`.
    static func chosen(_ paths: [String], disk: ProjectDisk) -> String? {
        if paths.count < 2 { return paths.first { ProjectPath.name(of: $0) == "Package.swift" } }
        let manifests = paths.map { PackageVersion($0, disk: disk) }
        guard let plain = manifests.first(where: { $0.compiler == nil }) else { return nil }
        let others = manifests.filter { $0.compiler != nil }
        if let ofMajor = others.first(where: { $0.compiler?.parts == [newestMajor] }) { return ofMajor.path }
        let last = others.max { ($0.compiler ?? $0.tools) < ($1.compiler ?? $1.tools) }
        return last.map { plain.tools < $0.tools ? $0.path : plain.path } ?? plain.path
    }

    private static let newestMajor = 6

    /// The language mode of the targets where the manifest says nothing of it; nil without a version of the tools.
    var languageMode: String? { tools.parts.first.map { $0 < 6 ? "5" : "6" } }

    /// Whether SwiftPM names the package to the compiler, without which `package` is no access level.
    var namesPackage: Bool { tools.parts.isEmpty || !(tools < Version(parts: [5, 9])) }

    /// Of `Package@swift-6.1.swift` it is 6.1.
    private static func compiler(ofManifest name: String) -> Version? {
        guard name.hasPrefix(head), name.hasSuffix(".swift") else { return nil }
        let parts = name.dropFirst(head.count).dropLast(".swift".count).split(
            separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        return numbers.count == parts.count && numbers.count <= 3 ? Version(parts: numbers) : nil
    }

    /// Of `// swift-tools-version: 6.1` it is 6.1.
    private static func tools(of manifest: String) -> Version {
        guard let range = manifest.prefix(10_000).firstRange(of: "swift-tools-version:") else {
            return Version(parts: [])
        }
        let rest = manifest[range.upperBound...].drop { $0 == " " || $0 == "\t" }
        let number = rest.prefix { $0.isNumber || $0 == "." }
        return Version(parts: number.split(separator: ".").compactMap { Int($0) })
    }
}
