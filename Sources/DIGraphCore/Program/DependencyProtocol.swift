import SwiftFacts

/// A protocol that a dependency is made of; `EmptyDependency` is none of them.
package final class DependencyProtocol: Sendable {
    let declaration: DeclarationReference
    package let name: String
    package let module: String?
    package let location: SourceLocation
    package let access: AccessLevel
    package let conditions: [Condition]
    let attributes: [Attribute]
    /// It inherits from `Dependency`; in `HasCart & Dependency`, `HasCart` does not.
    let reachesDependency: Bool
    /// It inherits from `Sendable`.
    package let isSendable: Bool
    /// Its own and inherited requirements, each once; by full name.
    package let requests: [Request]

    init(
        declaration: DeclarationReference, name: String, module: String?, location: SourceLocation,
        access: AccessLevel, conditions: [Condition], attributes: [Attribute] = [], reachesDependency: Bool,
        isSendable: Bool, requests: [Request]
    ) {
        self.declaration = declaration
        self.name = name
        self.module = module
        self.location = location
        self.access = access
        self.conditions = conditions
        self.attributes = attributes
        self.reachesDependency = reachesDependency
        self.isSendable = isSendable
        self.requests = requests
    }
}

/// What the protocols of the sources inherit from.
struct ProtocolInheritance: Sendable {
    var parents: [DeclarationReference: [DeclarationReference]] = [:]
    /// By the number of a summary.
    var files: [FileID] = []
}
