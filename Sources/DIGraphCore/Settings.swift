import SwiftFacts

/// What the sources do not say: how the modules are cut, and what the generated file should hold.
package struct GeneratorSettings: Sendable {
    package enum RegistrationFunction: String, CaseIterable, Sendable {
        case `internal`, `public`, none
    }

    /// What the compiler is told of a module, as far as it decides where its code runs.
    package struct CompilerSettings: Sendable {
        package var hasMainActorIsolation = false
        /// Whether `async` members of no actor run where their caller does: `NonisolatedNonsendingByDefault`.
        package var isNonsending = false
        /// Whether protocols are not on the actor of those that they inherit from: it is compiled in language mode 5, and
        /// without `GlobalActorIsolatedTypesUsability`.
        package var isInMode5 = false
        /// Whether classes are on the actor of the property wrappers in them: it is compiled in language mode 5, and without
        /// `DisableOutwardActorInference`.
        package var infersFromWrappers = false
        /// What `#if` finds defined in it; nil where that is not known.
        package var defines: Defines?

        package init(
            hasMainActorIsolation: Bool = false, isNonsending: Bool = false, isInMode5: Bool = false,
            infersFromWrappers: Bool = false, defines: Defines? = nil
        ) {
            self.hasMainActorIsolation = hasMainActorIsolation
            self.isNonsending = isNonsending
            self.isInMode5 = isInMode5
            self.infersFromWrappers = infersFromWrappers
            self.defines = defines
        }
    }

    /// The names that are defined for all code of a module.
    package struct Defines: Sendable {
        package var names: Set<String>
        /// Those that some builds define, as for one platform or where a trait is on.
        package var open: Set<String>

        package init(names: Set<String> = [], open: Set<String> = []) {
            self.names = names
            self.open = open
        }

        func answer(_ name: String) -> Bool? {
            names.contains(name) ? true : open.contains(name) ? nil : false
        }
    }

    package struct Module: Sendable {
        package var name: String
        package var package: String?
        package var compiler = CompilerSettings()
        /// Whether its roots get their providers in another file than the generated one, as the app's do for its tests.
        package var isWiredElsewhere = false
        /// Whether no code is generated that would give its roots their providers.
        package var isWiredNowhere = false
        /// Whether code that is not among the sources may create its components: another app's, or that of a library's users.
        package var isCreatedElsewhere = false
        /// The file that describes it; nil where somebody named it.
        package var origin: String?

        package init(
            name: String, package: String? = nil, compiler: CompilerSettings = CompilerSettings(),
            isWiredElsewhere: Bool = false, isWiredNowhere: Bool = false, isCreatedElsewhere: Bool = false,
            origin: String? = nil
        ) {
            self.name = name
            self.package = package
            self.compiler = compiler
            self.isWiredElsewhere = isWiredElsewhere
            self.isWiredNowhere = isWiredNowhere
            self.isCreatedElsewhere = isCreatedElsewhere
            self.origin = origin
        }
    }

    /// The modules in the order in which they were named; empty when all files are one module.
    package var modules: [Module] = []
    /// Whether modules were found and not named, so that a file without one may be of any.
    package var areModulesFound = false
    /// The module that the generated file is compiled in; nil when all files are one module.
    package var outputModule: String?
    /// Where the generated file is to lie, written as the sources' paths are; nil when that is not known.
    package var outputPath: String?
    /// Whether files without a module have main-actor default isolation.
    package var hasMainActorIsolation = false
    /// Modules that re-export the runtime, besides `DIRuntime` and `NeedleFoundation`.
    package var runtimeModules: [String] = []
    /// Text that the generated file begins with, after its marker line.
    package var header: String?
    package var additionalImports: [String] = []
    package var registrationFunction = RegistrationFunction.internal
    /// Modules that folders are named after, which only tell declarations of one name apart.
    var guessedModules: Set<String> = []
    /// Whether tests can replace single members in a whole graph.
    package var isReplaceable = false
    /// Modules that this build does without: what imports one under a condition tells that this is not met.
    package var absentModules: Set<String> = []
    /// Modules of this build whose sources are not read; where there are some, it has no others than these and `modules`.
    package var unreadModules: Set<String> = []
    /// Modules that the output module imports with `@testable`, so that it sees what is internal there.
    var testableModules: Set<String> = []

    package var severities = SeveritySettings()

    /// Whether code is asked for, or the build makes it, and not only what the graph is.
    package var isForCode = false
    /// Whether the build makes the code for a target of its own choice.
    package var isWiredByBuild = false

    /// What the file of mocks shall hold; nil for every command but the one that writes it.
    package var mocks: MockSettings?

    /// How many files the settings leave out, where nothing else was found.
    package var excludedFileCount = 0

    /// The sources as the user named them, for the message that they hold no component.
    package var sourceNames: @Sendable () -> [String] = { [] }

    /// Whether summaries are read in place of the sources of some modules.
    var readsSummaries = false

    package init() {}

    var modulesByName: [String: Module] { Dictionary(modules.map { ($0.name, $0) }) { first, _ in first } }

    /// Per module: its package, where that is known.
    var packages: [String: String] { modulesByName.compactMapValues { $0.package } }

    /// Whether the module of some files may not be known.
    var hasOpenModules: Bool { modules.isEmpty || areModulesFound }

    /// What is wired by generated code among the sources is not wired once more.
    mutating func noteCode(in names: Set<String>) {
        let others = names.filter { $0 != outputModule }
        if others.isEmpty { return }
        modules = modules.map { module in
            var module = module
            module.isWiredElsewhere = module.isWiredElsewhere || others.contains(module.name)
            return module
        }
    }

    /// Per module: its answers to those questions of an `#if` that one surely answers with yes and another with no.
    var answersOfModules: [String: [String: Bool]] {
        let known = modulesByName.compactMapValues { $0.compiler.defines }
        // These two come with the build.
        let names = known.values.reduce(into: Set<String>()) { $0.formUnion($1.names) }
            .subtracting(["DEBUG", "SWIFT_PACKAGE"])
        let differing = names.filter { name in known.values.contains { $0.answer(name) == false } }
        if differing.isEmpty { return [:] }
        return known.mapValues { defines in
            Dictionary(uniqueKeysWithValues: differing.compactMap { name in defines.answer(name).map { (name, $0) } })
        }
    }
}

/// What the user wants of the file of mocks.
package struct MockSettings: Sendable {
    package enum Access: String, CaseIterable, Sendable {
        case `internal`, package, `public`
    }

    /// The names of protocols that get a mock although no component depends on them.
    package var protocols: [String] = []
    /// No mock is wider than its protocol.
    package var access = Access.internal
    /// Whether the whole file stands under `#if DEBUG`.
    package var isDebugOnly = false
    /// Whether every file is read in full, so that a message can tell which protocols there are.
    package var takesEveryFile = false

    package init() {}
}
