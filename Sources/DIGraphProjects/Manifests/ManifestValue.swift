/// What an expression of a manifest comes to.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    case pairs([(key: ManifestValue, value: ManifestValue)])
    case record(ManifestRecord)
    case function(ManifestFunction, captured: [String: ManifestValue])
    case unknown

    var text: String? {
        if case .text(let text) = self { return text }
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
        case .unknown: []
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

    /// Of several values of which any may be the right one.
    static func either(_ values: [ManifestValue]) -> ManifestValue {
        let known = values.filter { if case .unknown = $0 { false } else { true } }
        guard let first = known.first else { return .unknown }
        if case .list = first { return ManifestValue.list(known.flatMap(\.elements)).limited }
        guard let text = first.text else { return first }
        return known.allSatisfy { $0.text == text } ? first : .unknown
    }

    static func sum(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
        let sum: ManifestValue =
            switch (left, right) {
            case (.text(let left), .text(let right)): .text(left + right)
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
    var fields: [(label: String?, value: ManifestValue)] = []

    subscript(label: String) -> ManifestValue? {
        get { fields.first { $0.label == label }?.value }
        set {
            fields.removeAll { $0.label == label }
            if let newValue { fields.append((label, newValue)) }
        }
    }

    var unlabeled: [ManifestValue] { fields.filter { $0.label == nil }.map(\.value) }
}
