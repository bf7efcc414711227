import SwiftFacts

/// The settings, with what the sources say about them: an object, since every stage keeps them.
final class ProgramSettings: Sendable {
    let given: GeneratorSettings
    /// The module that the generated file is compiled in; nil when all files are one module.
    let outputModule: String?
    /// Whether the roots of some module get their providers in another generated file.
    let wiresElsewhere: Bool
    private let modulesByName: [String: GeneratorSettings.Module]

    init(_ given: GeneratorSettings) {
        self.given = given
        outputModule = given.outputModule
        wiresElsewhere = given.modules.contains { $0.isWiredElsewhere }
        modulesByName = given.modulesByName
    }

    /// Whether what is in a module may be in any, as far as is known.
    func isOpen(_ module: String?) -> Bool {
        module.map(given.guessedModules.contains) ?? given.hasOpenModules
    }

    /// Whether the generated file may use a declaration of this access in that module.
    func isVisible(_ access: AccessLevel, declaredIn module: String?) -> Bool {
        if access <= .fileprivate { return false }
        if module == outputModule || access >= .public { return true }
        if isOpen(module) { return true }
        if let module, given.testableModules.contains(module) { return true }
        return access == .package && package(of: module) == package(of: outputModule)
    }

    /// The least access that lets the generated file use a declaration in that module.
    func neededAccess(in module: String?) -> AccessLevel {
        if isVisible(.internal, declaredIn: module) { return .internal }
        let isOnePackage = package(of: module) != nil && isVisible(.package, declaredIn: module)
        return isOnePackage ? .package : .public
    }

    /// The least access by which one module may use a declaration of another.
    func neededAccess(in module: String?, from user: String?) -> AccessLevel {
        package(of: module) != nil && areOfOnePackage(module, user) ? .package : .public
    }

    /// Whether the roots of a module get their providers in another generated file.
    func isWiredElsewhere(_ module: String?) -> Bool {
        module.flatMap { modulesByName[$0] }?.isWiredElsewhere == true
    }

    /// Whether no code is generated for the roots of a module.
    func isWiredNowhere(_ module: String?) -> Bool {
        module.flatMap { modulesByName[$0] }?.isWiredNowhere == true
    }

    /// Whether a module is one of the sources' own.
    func isNamed(_ module: String) -> Bool { modulesByName[module] != nil }

    /// Whether code that is not among the sources may use what has this access in that module, as to create a component.
    func isUsedElsewhere(_ access: AccessLevel, in module: String?) -> Bool {
        access >= .package && module.flatMap { modulesByName[$0] }?.isCreatedElsewhere == true
    }

    /// Whether what is in a module, or in none, has main-actor default isolation.
    func hasMainActorIsolation(_ module: String?) -> Bool {
        compiler(of: module)?.hasMainActorIsolation ?? given.hasMainActorIsolation
    }

    /// Nil for what is in no module, or in one that is not named.
    func compiler(of module: String?) -> GeneratorSettings.CompilerSettings? {
        module.flatMap { modulesByName[$0] }?.compiler
    }

    /// Whether what is `package` in one of the modules can be used in the other.
    func areOfOnePackage(_ module: String?, _ other: String?) -> Bool { package(of: module) == package(of: other) }

    /// Nil where the package of one is not known.
    func areSurelyOfOnePackage(_ module: String?, _ other: String?) -> Bool? {
        guard package(of: module) != nil, package(of: other) != nil else { return nil }
        return areOfOnePackage(module, other)
    }

    func package(of module: String?) -> String? {
        module.flatMap { modulesByName[$0] }?.package
    }
}
