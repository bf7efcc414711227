/// A sample app of this repository, from which `needle-gen new` makes a project. The samples stand here as
/// Scripts/embed-samples.py writes them.
package struct Template: Sendable {
    /// What people call it.
    package let kind: String
    /// The names of its package and of its program, which the project's name replaces.
    package let package: String
    package let app: String
    package let iOS: String
    /// What is built for Apple's platforms, each module after those that it needs.
    package let modules: [Module]
    package let packages: [Package]
    package let graphs: [Graph]
    let parts: [Part]

    package static let all = [imvvm, vidrep, contracts, empty]

    /// All its files, sorted by their paths.
    package var files: [File] {
        parts.flatMap { part in
            part.files.map { File(part.folder.isEmpty ? $0.path : "\(part.folder)/\($0.path)", $0.text) }
        }.sorted { $0.path < $1.path }
    }

    package struct File: Sendable {
        package let path: String
        package let text: String

        package init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }
    }

    /// Files of the sample itself, or of a folder that it links to.
    struct Part: Sendable {
        let folder: String
        let files: [File]

        init(in folder: String, _ files: [File]) {
            self.folder = folder
            self.files = files
        }
    }

    package struct Module: Sendable {
        package enum Kind: Sendable {
            case program, library, tests
        }

        package let name: String
        package let kind: Kind
        package let folder: String
        /// The modules that it depends on, and the products of packages.
        package let modules: [String]
        package let products: [String]
        /// The compiler's upcoming features.
        package let features: [String]
        package let warningsAreErrors: Bool
        package let isOnMainActor: Bool

        init(
            _ name: String, _ kind: Kind, in folder: String, modules: [String] = [], products: [String] = [],
            features: [String] = [], warningsAreErrors: Bool = false, isOnMainActor: Bool = false
        ) {
            self.name = name
            self.kind = kind
            self.folder = folder
            self.modules = modules
            self.products = products
            self.features = features
            self.warningsAreErrors = warningsAreErrors
            self.isOnMainActor = isOnMainActor
        }
    }

    /// A package in the sample, with its products that the modules take.
    package struct Package: Sendable {
        package let folder: String
        package let products: [String]

        init(in folder: String, products: [String]) {
            self.folder = folder
            self.products = products
        }
    }

    /// A file of settings, and what the generator writes by it.
    package struct Graph: Sendable {
        package let settings: String
        package let output: String
        package let module: String
        package let hasMocks: Bool

        package init(_ settings: String, output: String, of module: String, hasMocks: Bool) {
            self.settings = settings
            self.output = output
            self.module = module
            self.hasMocks = hasMocks
        }
    }
}
