import SwiftFacts

/// Creations of components whose modules import the one that they are created in.
extension Wiring {
    /// The module of a file, where another one imports it, itself or by those that it imports.
    func moduleImported(by module: String, with file: FileID) -> String? {
        let symbols = program.symbols
        guard let home = symbols.summaryIndices[file].flatMap({ symbols.modules[$0] }) else { return nil }
        return moduleImports.reach(home, from: module, in: symbols) ? home : nil
    }

    /// What a component of another module depends on, where a file's own module declares that and it cannot be seen from there.
    func dependency(of component: Component, fromModuleOf file: FileID) -> (name: String, module: String)? {
        guard let argument = argument(0, of: component), let name = program.protocols.unknownPart(of: argument),
            let unseen = unseenDependency(named: name, in: argument.location.file),
            summaryIndices[file].flatMap({ program.symbols.modules[$0] }) == unseen.module
        else { return nil }
        return (name, unseen.module)
    }

    /// The components that are told to be moved to where they are created, and their dependencies are.
    func findComponentsApartFromCreators() -> Set<ScopeID> {
        Set(
            rejections.toldCreations.compactMap { creation in
                guard let component = componentsOfUnseenModules[creation.location] else { return nil }
                let isApart = dependency(of: component, fromModuleOf: creation.location.file) != nil
                return isApart ? component.id : nil
            })
    }

    /// The class, or what an extension is of, that a place stands in.
    func nameOfClass(around location: SourceLocation) -> String? {
        guard let summary = summaryIndices[location.file] else { return nil }
        let types = program.symbols.summaries[summary].types
        let classes = classesOfFiles[summary]
        let end = classes.partitioningIndex { types[$0].offset >= location.offset }
        if end == 0 { return nil }
        return program.symbols.extendedKey(of: DeclarationReference(summary: summary, type: classes[end - 1])).name
    }

    /// Per file: the indices of its extensions, and of its classes that inherit.
    func findClassesOfFiles() -> [[Int]] {
        program.symbols.summaries.map { summary in
            let types = summary.types
            return types.indices.filter { index in
                types[index].kind == .extension || types[index].kind == .class && !types[index].inherits.isEmpty
            }
        }
    }
}

extension Diagnostic {
    /// A creation in a module that the component's imports.
    static func creation(
        of component: Component, inModule module: String, above home: String, at location: SourceLocation,
        by parent: String?
    ) -> Diagnostic {
        Diagnostic(
            .unlinkedCreation, of: component.name, at: location,
            "'\(component.name)' of the module '\(module)' is created here, and '\(home)' cannot import that, since "
                + "'\(module)' imports it",
            edit: (parent.map { "create it in an extension of '\($0)' in '\(module)', or " } ?? "")
                + "move '\(component.name)' to '\(home)'",
            notes: [declaration(of: component)], cause: "above \(home) \(parent ?? component.name)")
    }

    /// A creation of a component in the module of its dependency, which it was moved away from.
    static func creation(
        of component: Component, inModule module: String, apartFrom dependency: (name: String, module: String),
        at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unlinkedCreation, of: component.name, at: location,
            "'\(component.name)' of the module '\(module)' is created here and depends on '\(dependency.name)' of "
                + "'\(dependency.module)', and two modules cannot import each other",
            edit: "move '\(component.name)' to '\(dependency.module)'",
            notes: [declaration(of: component)], cause: "apart \(dependency.module) \(component.name)")
    }
}
