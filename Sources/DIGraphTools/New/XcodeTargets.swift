import DIGraphTemplates

/// The targets of a project in Xcode, as Tuist and XcodeGen are told of them.
///
/// They are frameworks, so that the app and its tests share one copy of each, and of the runtime.
struct XcodeTargets {
    typealias Setting = (key: String, value: String)

    struct Target {
        let name: String
        let kind: Template.Module.Kind
        let folder: String
        let modules: [String]
        let products: [String]
        /// What does not hold for all.
        let settings: [Setting]
        let graphs: [Template.Graph]
    }

    let name: String
    let bundleWord: String
    let iOS: String
    let all: [Target]
    let packages: [Template.Package]
    let graphs: [Template.Graph]
    /// What holds for all targets.
    let settings: [Setting]

    init(_ template: Template, _ name: ProjectName, _ renaming: Renaming) {
        self.name = name.text
        bundleWord = name.bundleWord
        iOS = template.iOS
        packages = template.packages
        let graphs = template.graphs.map(renaming.applied)
        self.graphs = graphs
        let own = template.modules.map(Self.settings)
        let shared = own.allSatisfy { $0.elementsEqual(own[0], by: ==) } ? own[0] : []
        // needle-gen's build phase reads all sources, and a sandboxed script only those that it lists.
        settings =
            [("ENABLE_USER_SCRIPT_SANDBOXING", "NO"), ("SWIFT_VERSION", "6.0")]
            + Self.settings(shared, withFlag: "-package-name \(name.text)")
        all = zip(template.modules, own).map { module, own in
            let name = renaming.applied(to: module.name)
            return Target(
                name: name, kind: module.kind, folder: renaming.applied(to: module.folder),
                modules: module.modules.map(renaming.applied), products: module.products,
                settings: shared.isEmpty ? own : [], graphs: graphs.filter { $0.module == name })
        }
    }

    private static func settings(of module: Template.Module) -> [Setting] {
        let flags = module.features.map { "-enable-upcoming-feature \($0)" }.joined(separator: " ")
        return settings(module.isOnMainActor ? [("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor")] : [], withFlag: flags)
            + (module.warningsAreErrors ? [("SWIFT_TREAT_WARNINGS_AS_ERRORS", "YES")] : [])
    }

    private static func settings(_ settings: [Setting], withFlag flag: String) -> [Setting] {
        let key = "OTHER_SWIFT_FLAGS"
        if flag.isEmpty { return settings }
        let given = settings.first { $0.key == key }?.value ?? "$(inherited)"
        return [(key, "\(given) \(flag)")] + settings.filter { $0.key != key }
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
