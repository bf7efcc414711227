import Foundation
import PackagePlugin

/// The modules of a target and of all that it depends on, told apart by the package that they belong to.
struct PackageModules {
    private let package: Package
    private let packages: [Package]

    /// The libraries of this package, which hold no components of the user's.
    private static let runtimeModules: Set<String> = [
        "DIRuntime", "DIRuntimeFlags", "DIRuntimeNeedleCompatibility", "DIRuntimeSwiftUI",
    ]

    private let manifests = Manifests()

    /// Where SwiftPM keeps what plugins wrote in the last build: it tells a command plugin nothing of that.
    private let outputs: URL?

    init(package: Package, outputs: URL? = nil) {
        self.package = package
        self.outputs = outputs
        packages = Self.reachable(from: package)
    }

    /// What the graph of `target` is made of: the Swift modules of the user's own packages that it depends on, those
    /// of other packages that needle.json names, and the target itself at the end. A library with the plugin wires its
    /// own roots, and so do tests, but not once more those of what they test.
    func graph(
        of target: SwiftSourceModuleTarget, settings: SettingsFile?, wiring: GraphModule.Wiring? = nil
    ) -> SourceList {
        var modules = target.recursiveTargetDependencies.compactMap { dependency in
            var module = module(
                dependency, including: settings?.includedModules ?? [], withBuiltSources: !isWired(target))
            if target.kind == .test || isWired(dependency) { module?.wiring = .elsewhere }
            return module
        }
        var own = GraphModule(name: target.moduleName, package: packageName(of: target), files: files(of: target))
        take(isolationOf: target, into: &own)
        own.wiring = wiring
        modules.append(own)
        let shared = target.kind == .generic ? Set(modules.map(\.name)) : modulesUsed(outside: Set(modules.map(\.name)))
        for index in modules.indices { modules[index].isCreatedElsewhere = shared.contains(modules[index].name) }
        return list(modules, absent: absentModules(in: target), settings: settings)
    }

    /// Those of the user's that a target does without: it may name one in Package.swift, under a condition of which only the
    /// build knows that it is not met.
    private func absentModules(in target: SwiftSourceModuleTarget) -> [String] {
        let present = Set(
            (target.recursiveTargetDependencies + [target]).compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName })
        let targets = packages.filter(isOwn).flatMap(\.targets).compactMap { $0 as? SwiftSourceModuleTarget }
        let names = targets.filter { $0.kind == .generic }.map(\.moduleName)
        return Set(names).union(missingProducts).subtracting(present).sorted()
    }

    /// The products of packages that SwiftPM leaves out of this build as a whole, since every dependency on them has a
    /// condition that is not met, such as a trait. Their modules are mostly called like them.
    private var missingProducts: Set<String> {
        let named = packages.filter(isOwn).flatMap { manifests.of($0).products }
        let all = packages.flatMap(\.targets)
        return Set(named).subtracting(packages.flatMap { $0.products.map(\.name) })
            .subtracting(all.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }).subtracting(all.map(\.name))
    }

    private func isWired(_ target: any Target) -> Bool {
        guard let owner = owner(of: target) else { return false }
        return manifests.of(owner).usesPlugin(target: target.name)
    }

    /// What all targets of the package make together, tests aside; programs come last, since they see the others.
    func graph(settings: SettingsFile?) -> SourceList {
        let included = settings?.includedModules ?? []
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .test }
        let sorted = targets.sorted { left, right in
            (left.kind == .executable ? 1 : 0, left.name) < (right.kind == .executable ? 1 : 0, right.name)
        }
        var modules: [GraphModule] = []
        for target in sorted {
            for target in target.recursiveTargetDependencies + [target] {
                guard let module = module(target, including: included) else { continue }
                if !modules.contains(where: { $0.name == module.name }) { modules.append(module) }
            }
        }
        if !targets.contains(where: { $0.kind == .executable }) {
            for index in modules.indices { modules[index].isCreatedElsewhere = true }
        }
        return list(modules, settings: settings)
    }

    /// The modules of these targets alone, or of all of the package; a target of no Swift has none.
    func own(of targets: [SwiftSourceModuleTarget]) -> [GraphModule] {
        let all = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        return (targets.isEmpty ? all : targets).map { target in
            GraphModule(name: target.moduleName, package: packageName(of: target), files: files(of: target))
        }
    }

    /// The modules that programs and libraries of the user's depend on that are not in the graph: another app may create
    /// what this one does not.
    private func modulesUsed(outside graph: Set<String>) -> Set<String> {
        let targets = packages.filter(isOwn).flatMap(\.targets).compactMap { $0 as? SwiftSourceModuleTarget }
        let others = targets.filter { $0.kind != .test && !graph.contains($0.moduleName) }
        return Set(
            others.flatMap(\.recursiveTargetDependencies).compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName })
    }

    /// Adds what needle.json names and no target holds.
    private func list(_ modules: [GraphModule], absent: [String] = [], settings: SettingsFile?) -> SourceList {
        var modules = modules
        // Who says nothing of it need not be told that it is the usual one.
        for index in modules.indices where modules[index].isolation == .nonisolated && settings?.namesIsolation != true
        {
            modules[index].isolation = nil
        }
        guard let settings, var last = modules.last else { return SourceList(modules: modules, absent: absent) }
        let targets = packages.flatMap(\.targets)
        let known = Set(targets.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName })
        last.files += settings.looseSources(outside: targets.map(\.folder))
        let others = settings.modules(besides: known)
        let all = others + modules.dropLast() + [last]
        let absent = absent.filter { name in !others.contains { $0.name == name } }
        let unread = known.union(missingProducts).subtracting(all.map(\.name)).subtracting(absent)
        return SourceList(
            modules: all, absent: absent, unread: settings.namesModules ? unread.sorted() : [], plan: settings.plan)
    }

    private func module(
        _ target: any Target, including included: [String], withBuiltSources: Bool = true
    ) -> GraphModule? {
        guard let target = target as? SwiftSourceModuleTarget, target.kind != .macro, target.kind != .snippet,
            !Self.runtimeModules.contains(target.moduleName)
        else { return nil }
        let owner = owner(of: target)
        guard owner.map(isOwn) == true || included.contains(target.moduleName) else { return nil }
        // The build plugin of a target above is not told of them either.
        let files = withBuiltSources ? files(of: target) : sources(of: target)
        var module = GraphModule(name: target.moduleName, package: packageName(of: target), files: files)
        take(isolationOf: target, into: &module)
        return module
    }

    private func take(isolationOf target: any Target, into module: inout GraphModule) {
        guard let isolation = owner(of: target).map(manifests.isolation) else { return }
        module.isolation = isolation.isolation(ofTarget: target.name)
        module.isNonsending = isolation.isNonsending(target: target.name)
        module.isInMode5 = isolation.isInMode5(target: target.name)
        module.features = isolation.featuresOfActors(target: target.name)
        // SwiftPM tells what this build defines, but for unsafe flags.
        let conditions = (target as? SwiftSourceModuleTarget)?.compilationConditions
        module.defines = isolation.hasUnsafeFlags ? nil : conditions.map { Set($0).sorted() }
    }

    /// Nil where `package` is no access level.
    private func packageName(of target: any Target) -> String? {
        owner(of: target).flatMap { manifests.isolation(in: $0).hasPackageAccess(target: target.name) ? $0.id : nil }
    }

    /// The sources of a target, and what plugins wrote for it.
    func files(of target: SwiftSourceModuleTarget) -> [URL] {
        let sources = sources(of: target)
        return sources + builtSources(of: target).filter { !sources.contains($0) }
    }

    /// Those that SwiftPM tells of.
    private func sources(of target: SwiftSourceModuleTarget) -> [URL] {
        let sources = target.sourceFiles(withSuffix: ".swift").filter { $0.type == .source }.map(\.url)
        let generated = target.pluginGeneratedSources.filter { $0.pathExtension == "swift" }
        return sources + generated.filter { !sources.contains($0) }
    }

    /// What the other plugins of a target wrote in the last build.
    private func builtSources(of target: SwiftSourceModuleTarget) -> [URL] {
        guard let outputs, let owner = owner(of: target) else { return [] }
        let folder = outputs.appendingPathComponent(owner.id).appendingPathComponent(target.name)
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = enumerator?.compactMap { $0 as? URL } ?? []
        return BuiltSources(
            files, below: "/\(owner.id)/\(target.name)/", module: target.moduleName, isWired: isWired(target)
        ).sources
    }

    private func owner(of target: any Target) -> Package? {
        packages.first { package in package.targets.contains { $0.id == target.id } }
    }

    /// Whether the user works on it: the package that is built, and those that are given by a path.
    private func isOwn(_ other: Package) -> Bool {
        if other.id == package.id { return true }
        switch other.origin {
        case .root, .local: return true
        case .repository, .registry: return false
        @unknown default: return false
        }
    }

    private static func reachable(from package: Package) -> [Package] {
        var packages = [package]
        var index = 0
        while index < packages.count {
            for dependency in packages[index].dependencies {
                if !packages.contains(where: { $0.id == dependency.package.id }) { packages.append(dependency.package) }
            }
            index += 1
        }
        return packages
    }
}

/// The manifests of packages, each of which is read once.
private final class Manifests {
    private var readers: [Package.ID: ManifestReader] = [:]
    private var isolations: [Package.ID: TargetIsolation] = [:]

    func of(_ package: Package) -> ManifestReader {
        let reader = readers[package.id] ?? ManifestReader(in: package.directoryURL)
        readers[package.id] = reader
        return reader
    }

    func isolation(in package: Package) -> TargetIsolation {
        let version = package.toolsVersion
        let isolation =
            isolations[package.id]
            ?? TargetIsolation(
                in: package.directoryURL, toolsVersion: "\(version.major).\(version.minor).\(version.patch)")
        isolations[package.id] = isolation
        return isolation
    }
}

/// A target's folder. Its URL is there from tools-version 6.1 on, and what is there before is deprecated: the protocol
/// keeps the warnings out of the users' builds.
private protocol FolderHolder {
    var folder: URL { get }
}

private struct TargetFolder: FolderHolder {
    let target: any Target

    @available(*, deprecated)
    var folder: URL {
        URL(fileURLWithPath: "\(target.directory)", isDirectory: true)
    }
}

extension Target {
    /// Where the target's sources are.
    var folder: URL {
        let holder: any FolderHolder = TargetFolder(target: self)
        return holder.folder
    }
}
