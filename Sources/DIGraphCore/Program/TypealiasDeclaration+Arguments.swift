import SwiftFacts

extension TypealiasDeclaration {
    /// The parameters, and the type as it is told by them. `typealias Key = Store.Key` has none, but passes on the arguments
    /// that it is given: for these there are parameters with names that nothing has.
    func generic(over count: Int) -> (parameters: [String], type: TypeSyntax) {
        let parameters = genericParameters
        guard parameters.isEmpty, count > 0, case .named(var parts) = type, let last = parts.popLast(),
            last.arguments.isEmpty
        else { return (parameters, type) }
        let names = (0..<count).map { "#\($0)" }
        let passedOn = names.map { TypeSyntax.named([.init(name: $0)]) }
        return (names, .named(parts + [.init(name: last.name, arguments: passedOn)]))
    }

    /// What it stands for at a place that gives it these.
    func type(givenArguments arguments: [TypeSyntax]) -> TypeSyntax {
        let (parameters, type) = generic(over: arguments.count)
        return type.replacingNames(Dictionary(zip(parameters, arguments)) { first, _ in first })
    }
}
