import Foundation

/// How the build calls the generator: the files that it reads, the file that it writes, and its arguments.
struct GeneratorCall {
    /// What it writes for a module.
    enum Product: String {
        case graph = "generate"
        case mocks

        fileprivate var suffix: String { self == .graph ? "Needle" : "Mocks" }
    }

    let product: Product
    let arguments: [String]
    let inputs: [URL]
    let output: URL

    /// Writes the list of sources into `folder`, which is the plugin's own.
    init(
        _ product: Product = .graph, for module: String, sources: SourceList, settings: SettingsFile?, in folder: URL
    ) throws {
        self.product = product
        let list = folder.appendingPathComponent(Self.listName(of: module))
        try sources.write(to: list)
        output = folder.appendingPathComponent("\(module)+\(product.suffix).generated.swift")
        inputs = sources.files + [list] + (settings?.inputs ?? [])
        let settings = settings.map { [$0.url.path] } ?? []
        arguments =
            [product.rawValue] + settings + ["@\(list.path)", "--out", output.path, "--output-module", module]
            + ["--only-lists", "--absolute-paths", "--quiet"]
    }

    static func listName(of module: String) -> String { "\(module)+Needle.sources.txt" }

    /// All that the build writes for a module: the graph's code, and mocks where needle.json asks the build for them.
    static func all(
        for module: String, isTest: Bool, sources: SourceList, settings: SettingsFile?, in folder: URL
    ) throws -> [(title: String, call: GeneratorCall)] {
        let wantsMocks = settings?.asksForMocks(of: module, isTest: isTest) ?? false
        return try [Product.graph, .mocks].filter { $0 == .graph || wantsMocks }.map { product in
            let title = product == .graph ? "Generating the dependency graph of" : "Generating mocks for"
            let call = try GeneratorCall(product, for: module, sources: sources, settings: settings, in: folder)
            return ("\(title) \(module)", call)
        }
    }

    /// A file that the tool wrote, among the sources of a target for which the build would write the same again.
    static func committedCode(of products: [Product], among files: [URL]) -> URL? {
        files.first { file in
            guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
            defer { try? handle.close() }
            let marker = Data("// needle-gen:generated".utf8)
            guard let head = try? handle.read(upToCount: marker.count), head == marker,
                let rest = try? handle.readToEnd()
            else { return false }
            let isGraph = ["enum NeedleGraph_", "func registerProviderFactories()"].contains {
                rest.range(of: Data($0.utf8)) != nil
            }
            return products.contains(isGraph ? .graph : .mocks)
        }
    }
}
