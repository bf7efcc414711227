/// What an expression of a manifest comes to.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    case pairs([(key: ManifestValue, value: ManifestValue)])
    case record(ManifestRecord)
    case truth(Bool)
    case number(Int)
    case function(ManifestFunction, captured: [String: ManifestValue])
    /// `nil`: as if it had not been given.
    case nothing
    case unknown

    var isKnown: Bool {
        switch self {
        case .nothing, .unknown: false
        default: true
        }
    }

    /// Whether it is known what it is, if only that it is `nil`.
    var isGiven: Bool {
        if case .unknown = self { return false }
        return true
    }

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    var truth: Bool? {
        if case .truth(let truth) = self { return truth }
        return nil
    }

    var record: ManifestRecord? {
        if case .record(let record) = self { return record }
        return nil
    }

    /// The elements of a list; a value by itself is a list of one.
    var elements: [ManifestValue] {
        switch self {
        case .list(let values): values
        case .nothing, .unknown: []
        default: [self]
        }
    }

    /// Those elements that are texts.
    var texts: [String] { elements.compactMap(\.text) }

    /// The value of a key of a dictionary.
    func value(ofKey key: String) -> ManifestValue? {
        guard case .pairs(let pairs) = self else { return nil }
        return pairs.last { $0.key.text == key }?.value
    }

    /// Itself, if it is of a size that manifests need: a few lines can double a value many times.
    var limited: ManifestValue {
        switch self {
        case .text(let text) where text.utf8.count > Self.largest: .unknown
        case .list(let values) where values.count > Self.largest: .unknown
        case .pairs(let pairs) where pairs.count > Self.largest: .unknown
        default: self
        }
    }

    private static let largest = 10_000

    /// Whether two values are the same in all that decides about modules.
    func isSame(as other: ManifestValue) -> Bool {
        switch (self, other) {
        case (.text(let left), .text(let right)): left == right
        case (.truth(let left), .truth(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        // What is larger is not worth the time.
        case (.list(let left), .list(let right)) where left.count + right.count > 1_000: false
        case (.list(let left), .list(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
        case (.record(let left), .record(let right)): left.isSame(as: right)
        case (.pairs(let left), .pairs(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy { $0.key.isSame(as: $1.key) && $0.value.isSame(as: $1.value) }
        case (.nothing, .nothing), (.unknown, .unknown), (.function, .function): true
        default: false
        }
    }

    /// Of several values of which any may be the right one.
    static func either(_ values: [ManifestValue]) -> ManifestValue {
        let known = values.filter(\.isKnown)
        guard let first = known.first else { return values.first ?? .unknown }
        if case .list = first {
            var names: Set<String> = []
            var objects: Set<Int> = []
            let elements = known.flatMap(\.elements).filter { element in
                if let identity = element.record?.identity { return objects.insert(identity).inserted }
                return element.text.map { names.insert($0).inserted } ?? true
            }
            return ManifestValue.list(elements).limited
        }
        if case .record = first { return first }
        // A path may be given or not.
        if values.contains(where: { !$0.isKnown && $0.isGiven }) { return .unknown }
        return known.allSatisfy(first.isSame) ? first : .unknown
    }

    static func sum(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
        let sum: ManifestValue =
            switch (left, right) {
            case (.text(let left), .text(let right)): .text(left + right)
            case (.number(let left), .number(let right)): .number(left &+ right)
            case (.pairs(let left), .pairs(let right)): .pairs(left + right)
            // What is known of a list holds.
            case (.list, _), (_, .list), (.record, .record): .list(left.elements + right.elements)
            default: .unknown
            }
        return sum.limited
    }
}

/// A call whose meaning is its reader's affair: `.target(name: "App")`.
struct ManifestRecord {
    let name: String
    /// Which object it is, of those that stay the same under several names, as targets do.
    var identity: Int?
    var fields: [(label: String?, value: ManifestValue)] = []

    subscript(label: String) -> ManifestValue? {
        get {
            let value = fields.first { $0.label == label }?.value
            if case .nothing? = value { return nil }
            return value
        }
        set {
            fields.removeAll { $0.label == label }
            if let newValue { fields.append((label, newValue)) }
        }
    }

    func isSame(as other: ManifestRecord) -> Bool {
        if identity != nil || other.identity != nil { return identity == other.identity }
        return name == other.name && hasFields(of: other)
    }

    func hasFields(of other: ManifestRecord) -> Bool {
        fields.count == other.fields.count
            && zip(fields, other.fields).allSatisfy { $0.label == $1.label && $0.value.isSame(as: $1.value) }
    }

    var unlabeled: [ManifestValue] { fields.filter { $0.label == nil }.map(\.value) }
}
