/// What manifests compute their values with.
indirect enum ManifestExpression {
    case string([Piece])
    case list([ManifestExpression])
    case dictionary([(key: ManifestExpression, value: ManifestExpression)])
    case name(String)
    /// `.name` where the base is nil.
    case member(ManifestExpression?, String)
    case call(ManifestExpression, [Argument])
    case closure(parameters: [String], [ManifestStatement])
    /// `a[b]`
    case element(ManifestExpression, at: ManifestExpression)
    case sum([ManifestExpression])
    /// `a...b`, `a..<b`
    case range(ManifestExpression, ManifestExpression, isClosed: Bool)
    /// `a ?? b`
    case fallback(ManifestExpression, ManifestExpression)
    case number(Int)
    case not(ManifestExpression)
    /// `a == b`, `a && b`
    case test(ManifestExpression, String, ManifestExpression)
    /// `a ? b : c`
    case conditional(ManifestExpression, ManifestExpression, ManifestExpression)
    /// `&a`: what it is passed to may change it.
    case reference(ManifestExpression)
    case unknown

    enum Piece {
        case text(String)
        case value(ManifestExpression)
    }

    struct Argument {
        let label: String?
        let value: ManifestExpression
    }
}

indirect enum ManifestStatement {
    case binding(name: String, ManifestExpression)
    case function(ManifestFunction)
    /// A type or an extension of it, with its static constants, functions, cases and computed properties.
    case type(name: String, isClass: Bool, [ManifestStatement])
    /// The cases of an enumeration, with what their raw values are.
    case enumCase(name: String, ManifestExpression?)
    /// `a.b = c`, or `+=` where it adds.
    case assignment(ManifestExpression, adds: Bool, ManifestExpression)
    case expression(ManifestExpression)
    case loop(ManifestLoop)
    /// `while`
    case repeats(ManifestBranch)
    /// The first of them whose conditions hold runs, if any.
    case branches([ManifestBranch])
    /// Several cases of an enumeration.
    case group([ManifestStatement])
    /// A `switch`; a case without labels is the default one.
    case choice(of: ManifestExpression, [ManifestCase])
    case returns(ManifestExpression)
    /// `continue` and `break`
    case leaves(ManifestFlow)
}

/// How statements end.
enum ManifestFlow: Equatable {
    case goesOn, continues, breaks, returns
}

struct ManifestLoop {
    /// Several are the parts of a tuple.
    let variables: [String]
    let list: ManifestExpression
    /// What follows `where`.
    let condition: ManifestExpression?
    let body: [ManifestStatement]
}

struct ManifestBranch {
    enum Condition {
        case holds(ManifestExpression)
        /// `if let name = value`
        case binds(String, ManifestExpression)
    }

    /// None is `else`.
    let conditions: [Condition]
    let body: [ManifestStatement]
}

struct ManifestCase {
    /// The names of enumeration cases, or texts.
    let labels: [String]
    let body: [ManifestStatement]
}

struct ManifestFunction {
    struct Parameter {
        /// Nil is `_`.
        let label: String?
        let name: String
        let standard: ManifestExpression?
        var isVariadic = false
    }

    let name: String
    /// Nil for a computed property.
    let parameters: [Parameter]?
    /// Whether it has a result, which may be its one statement.
    var isValue = true
    let body: [ManifestStatement]
}

extension ManifestExpression {
    /// A tuple, or a list of them, whose type has these labels where the value has none.
    func labelled(_ labels: [String?]) -> ManifestExpression {
        switch self {
        case .list(let elements) where !labels.isEmpty: return .list(elements.map { $0.labelled(labels) })
        case .call(.name("("), let parts) where parts.count == labels.count:
            return .call(.name("("), zip(parts, labels).map { Argument(label: $0.label ?? $1, value: $0.value) })
        default: return self
        }
    }
}
