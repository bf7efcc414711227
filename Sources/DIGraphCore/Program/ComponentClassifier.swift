import SwiftFacts

/// Which classes are components, and what they depend on: found by following their superclasses to the runtime.
final class ComponentClassifier {
    /// What a class inherits from the runtime, through however many classes of its own.
    struct Classification {
        let kind: ComponentKind
        let isMainActor: Bool
        /// The base component among the sources; nil for a direct subclass of a runtime class.
        let superclass: DeclarationReference?
        /// The generic arguments of the runtime's class, as the class sees them: dependency, plug-in extension, non-core.
        var arguments: [Argument]
        /// What the generic parameters of the base component stand for in this class.
        let superclassGenerics: [String: TypeSyntax]
        /// Under which it inherits that, where its base class differs between the branches of an `#if`.
        var conditions: [Condition] = []
    }

    /// A generic argument with the place that its names are looked up from, and where it stands.
    final class Argument {
        let type: TypeSyntax
        let context: LookupContext
        let location: SourceLocation

        init(type: TypeSyntax, context: LookupContext, location: SourceLocation) {
            self.type = type
            self.context = context
            self.location = location
        }
    }

    /// A superclass that the sources neither declare nor show to be the runtime's, at the end of a class's superclasses.
    struct UnknownBase {
        /// The name as it was looked up, after typealiases.
        let name: [String]
        /// The class in whose inheritance clause it stands, and the entry of that clause.
        let declaration: DeclarationReference
        let reference: TypeReference
        /// Its generic arguments as the class that inherits sees them.
        let arguments: [Argument]
        /// The file whose imports should have told what the name means.
        let summary: Int
        /// What else has the name of the runtime's class where it stands.
        var namesake: DeclaredName?

        var dottedName: String { name.joined(separator: ".") }
    }

    /// The runtime's types that a component is one of. A main-actor component is a `Scope` on the main actor only.
    static func extensibleNames(of classification: Classification) -> [String] {
        let classes = RuntimeNames.classes.filter { name, found in
            found.isMainActor == classification.isMainActor
                && (found.kind == classification.kind || found.kind == .component)
        }
        return classes.keys.sorted()
            + RuntimeNames.scopes(of: classification.kind, isMainActor: classification.isMainActor)
    }

    let classifications: [DeclarationReference: Classification]
    /// The classes that are no component, as far as is known, because the sources do not tell what they inherit from.
    let unknownBases: [DeclarationReference: UnknownBase]
    /// Those with more base classes in the branches of `#if` than are followed.
    let withManyBases: Set<DeclarationReference>
    /// Structs, enums and actors that name a component as their base class, which only a class can have.
    let withoutClass: [DeclarationReference]
    let runtime: RuntimeVisibility

    init(symbols: SymbolTable, settings: ProgramSettings) {
        runtime = RuntimeVisibility(symbols, settings)
        let reader = SuperclassReader(runtime)
        reader.readAll()
        classifications = reader.classifications
        unknownBases = reader.unknownBases
        withManyBases = reader.withManyBases
        withoutClass = reader.withoutClass
    }

    /// Whether a protocol's name is the runtime's `Dependency` or `EmptyDependency`.
    func isRuntimeProtocol(_ type: TypeSyntax, _ names: [String], in context: LookupContext) -> Bool {
        guard case .named(let parts) = type, let name = runtime.name(parts.map { $0.name }, in: context) else {
            return false
        }
        return names.contains(name)
    }

    /// The last name of a type of the runtime, where the file can see the runtime.
    func runtimeName(_ name: [String], in context: LookupContext) -> String? { runtime.name(name, in: context) }

    func seesRuntime(summary: Int) -> Bool { runtime.importsRuntime[summary] }

    /// Whether a module is the runtime, or shows it to the files that import it.
    func isRuntime(_ module: String) -> Bool { runtime.modules.contains(module) }
}

/// Which names are the runtime's, in which file.
struct RuntimeVisibility {
    let symbols: SymbolTable
    /// Per summary: its imports reach the runtime.
    fileprivate let importsRuntime: [Bool]
    fileprivate let modules: Set<String>

    init(_ symbols: SymbolTable, _ settings: ProgramSettings) {
        self.symbols = symbols
        var runtime = Set(RuntimeNames.modules + settings.given.runtimeModules)
        // A module that re-exports the runtime counts as the runtime; re-exports may be chained.
        var changed = true
        var exporting: Set<String?> = []
        while changed {
            changed = false
            for (index, summary) in symbols.summaries.enumerated()
            where !exporting.contains(symbols.modules[index])
                && summary.imports.contains(where: { $0.isExported && runtime.contains($0.module.firstNamePart) })
            {
                exporting.insert(symbols.modules[index])
                if let module = symbols.modules[index] { runtime.insert(module) }
                changed = true
            }
        }
        modules = runtime
        // What a module exports whose name is not known, any file may import.
        let isExportedToAll = symbols.hasOpenModules && exporting.contains(nil)
        importsRuntime = symbols.summaries.enumerated().map { index, summary in
            isExportedToAll || exporting.contains(symbols.modules[index])
                || summary.imports.contains {
                    runtime.contains($0.module.firstNamePart)
                }
        }
    }

    /// The last name of a type of the runtime, where the file can see the runtime; the sources' own types come first.
    func name(_ name: [String], in context: LookupContext) -> String? {
        guard let last = name.last else { return nil }
        if name.count == 2 { return modules.contains(name[0].withoutModuleMark) ? last : nil }
        return name.count == 1 && importsRuntime[context.summary] && symbols.resolve(name, in: context) == nil
            ? last : nil
    }

    /// Whether a type takes the name of a class of the runtime from it: the class that inherits has it, or one of another module,
    /// beside which it is ambiguous.
    func isNamesake(
        _ type: DeclaredName, called name: [String], by heir: DeclarationReference, in context: LookupContext
    ) -> Bool {
        guard let last = name.last, RuntimeNames.classes[last] != nil else { return false }
        if symbols.key(of: heir) == type { return true }
        return name.count == 1 && importsRuntime[context.summary]
            && symbols.isOfAnotherModule(type, than: context.summary)
    }
}
