import DIGraphTemplates

/// The targets of a project in Xcode, as Tuist and XcodeGen are told of them.
///
/// They are frameworks, so that the app and its tests share one copy of each, and of the runtime.
struct XcodeTargets {
    struct Target {
        let name: String
        let kind: Template.Module.Kind
        let folder: String
        let modules: [String]
        let products: [String]
        let settings: [(key: String, value: String)]
        let graphs: [Template.Graph]
    }

    let name: String
    let bundleWord: String
    let iOS: String
    let all: [Target]
    let packages: [Template.Package]
    let graphs: [Template.Graph]
    /// What holds for all targets.
    let settings: [(key: String, value: String)]

    init(_ template: Template, _ name: ProjectName, _ renaming: Renaming) {
        self.name = name.text
        bundleWord = name.bundleWord
        iOS = template.iOS
        packages = template.packages
        graphs = template.graphs
        all = template.modules.map { module in
            Target(
                name: renaming.applied(to: module.name), kind: module.kind, folder: renaming.applied(to: module.folder),
                modules: module.modules.map(renaming.applied), products: module.products,
                settings: Self.settings(of: module),
                graphs: template.graphs.filter { $0.module == module.name })
        }
        settings = [
            // needle-gen's build phase reads all sources, and a sandboxed script only those that it lists.
            ("ENABLE_USER_SCRIPT_SANDBOXING", "NO"),
            ("OTHER_SWIFT_FLAGS", "$(inherited) -package-name \(name.text)"),
            ("SWIFT_VERSION", "6.0"),
        ]
    }

    private static func settings(of module: Template.Module) -> [(key: String, value: String)] {
        var settings: [(key: String, value: String)] = []
        if !module.features.isEmpty {
            let flags = module.features.map { " -enable-upcoming-feature \($0)" }.joined()
            settings.append(("OTHER_SWIFT_FLAGS", "$(inherited)" + flags))
        }
        if module.isOnMainActor { settings.append(("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor")) }
        if module.warningsAreErrors { settings.append(("SWIFT_TREAT_WARNINGS_AS_ERRORS", "YES")) }
        return settings
    }

    var tests: [String] { all.filter { $0.kind == .tests }.map(\.name) }

    /// The products of a package in the project, or of needle-gen.
    func package(of product: String) -> String {
        packages.first { $0.products.contains(product) }?.folder ?? "needle-gen"
    }

    /// All products that some target takes, sorted.
    var products: [String] { Set(all.flatMap(\.products)).sorted() }

    // MARK: Scripts

    /// Runs in the project's folder, and finds what Homebrew installed: Xcode's own PATH does not.
    static let preparation = #"cd "$SRCROOT" && export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin""#
    /// It may be slow and need the network, so nothing fails where it is not installed.
    static let graphQL = "if command -v gql-generator >/dev/null; then gql-generator \"$SRCROOT\"; fi"

    static func needleGen(_ settings: String) -> String { "needle-gen \(settings) --absolute-paths --quiet" }
}
