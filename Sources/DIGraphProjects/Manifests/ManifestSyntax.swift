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
    case sum([ManifestExpression])
    /// `a ?? b`
    case fallback(ManifestExpression, ManifestExpression)
    /// Which of them it is depends on what is not known here.
    case either([ManifestExpression])
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
    case type(name: String, [ManifestStatement])
    /// The cases of an enumeration, with what their raw values are.
    case enumCase(name: String, ManifestExpression?)
    /// `a.b = c`, or `+=` where it adds.
    case assignment(ManifestExpression, adds: Bool, ManifestExpression)
    case expression(ManifestExpression)
    case loop(variable: String, ManifestExpression, [ManifestStatement])
    /// The bodies of an `if` or a `do`; each may run.
    case branches([[ManifestStatement]])
    /// A `switch`; a case without labels is the default one.
    case choice(of: ManifestExpression, [ManifestCase])
    case returns(ManifestExpression)
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
    let body: [ManifestStatement]
}
