import SwiftFacts

/// What is known of libraries, whose sources are not read.
enum LibraryTypes {
    /// What typealiases of theirs stand for.
    static let aliases: [String: TypeSyntax] = [
        "Void": .tuple([]), "TimeInterval": .name("Double"), "Float64": .name("Double"), "Float32": .name("Float"),
        "Codable": .composition([.name("Decodable"), .name("Encodable")]),
        "AnyClass": .metatype(.name("AnyObject"), kind: "Type"),
    ].merging(renamed.mapValues { .named($0.split(separator: ".").map(String.init), arguments: []) }) { $1 }

    /// Those of the standard library that are one type on every platform, as `CChar` and `CLong` are not.
    private static let renamed = [
        "CBool": "Bool", "CSignedChar": "Int8", "CUnsignedChar": "UInt8", "CShort": "Int16", "CUnsignedShort": "UInt16",
        "CInt": "Int32", "CUnsignedInt": "UInt32", "CLongLong": "Int64", "CUnsignedLongLong": "UInt64",
        "CFloat": "Float", "CDouble": "Double", "CChar16": "UInt16", "CChar32": "Unicode.Scalar",
        "UTF8": "Unicode.UTF8", "UTF16": "Unicode.UTF16", "UTF32": "Unicode.UTF32", "UnicodeScalar": "Unicode.Scalar",
    ]

    static let all = protocols.union(standard).union(generic).union(unsendable).union(foundation)

    static let protocols: Set<String> = [
        "Sendable", "Error", "LocalizedError", "CustomNSError", "CodingKey", "Actor", "Clock", "DurationProtocol",
        "Executor", "InstantProtocol", "SerialExecutor", "TaskExecutor",
    ]

    /// Protocols of the standard library, beside those of the other lists. None inherits from `Sendable`.
    static let otherProtocols: Set<String> = [
        "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection",
        "BinaryFloatingPoint", "BinaryInteger", "CVarArg", "CaseIterable", "CodingKeyRepresentable", "Collection",
        "CustomDebugStringConvertible", "CustomLeafReflectable", "CustomReflectable", "CustomStringConvertible",
        "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
        "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
        "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral", "FixedWidthInteger", "FloatingPoint",
        "GlobalActor", "IteratorProtocol", "LosslessStringConvertible", "MutableCollection", "Numeric", "OptionSet",
        "RandomAccessCollection", "RandomNumberGenerator", "RangeExpression", "RangeReplaceableCollection",
        "RawRepresentable", "SetAlgebra", "SignedInteger", "SignedNumeric", "Strideable",
        "StringProtocol", "TextOutputStream", "TextOutputStreamable", "UnsignedInteger",
    ]

    static func isProtocol(_ name: String) -> Bool { protocols.contains(name) || isUnsendable(protocol: name) }

    /// Whether a value of a protocol of the standard library may be one that is not `Sendable`.
    static func isUnsendable(protocol name: String) -> Bool {
        name == "Any" || name == "Sequence" || plain.contains(name) || otherProtocols.contains(name)
    }

    /// Whether a property wrapper of a library has its value on the main actor, by the interfaces of Apple's SDKs.
    static func isMainActorWrapper(_ name: String, in modules: Set<String>) -> Bool {
        let parts = name.split(separator: ".")
        guard let last = parts.last, let homes = mainActorWrappers[String(last)] else { return false }
        return homes.contains { modules.contains($0) && (parts.count == 1 || parts[0] == $0) }
    }

    private static let mainActorWrappers: [String: [String]] = [
        "EnvironmentObject": ["SwiftUI"], "FetchRequest": ["SwiftUI"], "NSApplicationDelegateAdaptor": ["SwiftUI"],
        "ObservedObject": ["SwiftUI"], "Query": ["SwiftData"], "SectionedFetchRequest": ["SwiftUI"],
        "StateObject": ["SwiftUI"], "UIApplicationDelegateAdaptor": ["SwiftUI"],
        "WKApplicationDelegateAdaptor": ["SwiftUI"], "WKExtensionDelegateAdaptor": ["SwiftUI"],
    ]

    static let standard: Set<String> = [
        "Bool", "CancellationError", "Character", "ContinuousClock", "Double", "Duration", "Float", "Int", "Int128",
        "Int16", "Int32", "Int64", "Int8", "Never", "ObjectIdentifier", "StaticString", "String", "Substring",
        "String.Index", "SuspendingClock", "SystemRandomNumberGenerator", "TaskPriority", "UInt", "UInt128", "UInt16",
        "UInt32", "UInt64", "UInt8", "Unicode.Scalar", "UnownedJob", "UnownedSerialExecutor", "Void",
    ]

    /// Types of the standard library that are not `Sendable`, whatever their arguments are.
    static let unsendable: Set<String> = [
        "AnyBidirectionalCollection", "AnyCollection", "AnyHashable", "AnyIterator", "AnyKeyPath",
        "AnyRandomAccessCollection", "AnyRegexOutput", "AnySequence", "CVaListPointer", "KeyPath",
        "KeyedDecodingContainer", "KeyedEncodingContainer", "LazyFilterSequence", "LazyMapSequence", "ManagedBuffer",
        "ManagedBufferPointer", "Mirror", "OpaquePointer", "PartialKeyPath", "ReferenceWritableKeyPath", "Regex",
        "UnsafeBufferPointer", "UnsafeCurrentTask", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
        "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer",
        "UnsafeRawPointer", "WritableKeyPath",
    ]

    /// What protocols of the standard library inherit, without what that inherits.
    static let inherited: [String: [String]] = [
        "Actor": ["AnyObject", "Sendable"],
        "AdditiveArithmetic": ["Equatable"],
        "BidirectionalCollection": ["Collection"],
        "BinaryFloatingPoint": ["ExpressibleByFloatLiteral", "FloatingPoint"],
        "BinaryInteger": ["CustomStringConvertible", "Hashable", "Numeric", "Strideable"],
        "Clock": ["Sendable"],
        "CodingKey": ["CustomDebugStringConvertible", "CustomStringConvertible", "Sendable"],
        "Collection": ["Sequence"],
        "Comparable": ["Equatable"],
        "CustomLeafReflectable": ["CustomReflectable"],
        "CustomNSError": ["Error"],
        "DurationProtocol": ["AdditiveArithmetic", "Comparable", "Sendable"],
        "Error": ["Sendable"],
        "Executor": ["AnyObject", "Sendable"],
        "ExpressibleByExtendedGraphemeClusterLiteral": ["ExpressibleByUnicodeScalarLiteral"],
        "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
        "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
        "FixedWidthInteger": ["BinaryInteger", "LosslessStringConvertible"],
        "FloatingPoint": ["Hashable", "SignedNumeric", "Strideable"],
        "Hashable": ["Equatable"],
        "InstantProtocol": ["Comparable", "Hashable", "Sendable"],
        "LocalizedError": ["Error"],
        "LosslessStringConvertible": ["CustomStringConvertible"],
        "MutableCollection": ["Collection"],
        "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
        "OptionSet": ["RawRepresentable", "SetAlgebra"],
        "RandomAccessCollection": ["BidirectionalCollection"],
        "RangeReplaceableCollection": ["Collection"],
        "SerialExecutor": ["Executor"],
        "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
        "SignedInteger": ["BinaryInteger", "SignedNumeric"],
        "SignedNumeric": ["Numeric"],
        "Strideable": ["Comparable"],
        "StringProtocol": [
            "BidirectionalCollection", "Comparable", "ExpressibleByStringInterpolation", "Hashable",
            "LosslessStringConvertible", "TextOutputStream", "TextOutputStreamable",
        ],
        "TaskExecutor": ["Executor"],
        "UnsignedInteger": ["BinaryInteger"],
    ]

    /// Protocols whose conformance a type of the sources says, by their own names or those of protocols that inherit them.
    static let implying: [String: Set<String>] = [
        "CaseIterable": ["CaseIterable"],
        "Codable": ["Codable"],
        "Comparable": ["Comparable"],
        "CustomStringConvertible": ["CustomStringConvertible"],
        "Decodable": ["Codable", "Decodable"],
        "Encodable": ["Codable", "Encodable"],
        "Equatable": ["Comparable", "Equatable", "Hashable"],
        "Error": ["CustomNSError", "Error", "LocalizedError"],
        "Hashable": ["Hashable"],
        "Identifiable": ["Identifiable"],
    ]

    /// Protocols that inherit none of those but what stands there, and `Sendable`.
    static let plain = Set(implying.values.joined()).union(["AnyObject", "Sendable"])

    /// What optionals, arrays and dictionaries conform to where all that they hold does.
    static let conformedByParts: Set<String> = ["Codable", "Decodable", "Encodable", "Equatable", "Hashable"]

    /// What types of the standard library conform to among its protocols, without what these inherit.
    private static let conformed: [String: [String]] = {
        let everywhere = ["Codable", "CVarArg", "CustomReflectable"]
        let collection = [
            "Codable", "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Hashable",
        ]
        let array = [
            "MutableCollection", "RandomAccessCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
        ]
        let signed = everywhere + ["CodingKeyRepresentable", "FixedWidthInteger", "SignedInteger"]
        let unsigned = everywhere + ["FixedWidthInteger", "UnsignedInteger"]
        let floating =
            everywhere + [
                "BinaryFloatingPoint", "CustomDebugStringConvertible", "LosslessStringConvertible",
                "TextOutputStreamable",
            ]
        var all = [
            "Bool": everywhere + ["ExpressibleByBooleanLiteral", "Hashable", "LosslessStringConvertible"],
            "String": [
                "Codable", "CodingKeyRepresentable", "CustomDebugStringConvertible", "CustomReflectable",
                "RangeReplaceableCollection", "StringProtocol",
            ],
            "Double": floating, "Float": floating,
            "Array": collection + array + ["CVarArg"],
            "Dictionary": collection + ["Collection", "ExpressibleByDictionaryLiteral"],
            "Optional": [
                "Codable", "CustomDebugStringConvertible", "CustomReflectable", "ExpressibleByNilLiteral", "Hashable",
            ],
        ]
        for name in ["Int", "Int8", "Int16", "Int32", "Int64"] { all[name] = signed }
        for name in ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"] { all[name] = unsigned }
        return all
    }()

    /// Whether a type may conform to a protocol, as far as both are known here.
    static func mayConform(_ name: String, to bound: String) -> Bool {
        guard let conformed = conformed[name], otherProtocols.contains(bound) || implying[bound] != nil else {
            return true
        }
        return conformed.contains(bound) || conformed.flatMap(hierarchy).contains(bound)
    }

    /// `Sendable` where all their arguments are.
    static let generic: Set<String> = [
        "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "CheckedContinuation", "ClosedRange",
        "CollectionOfOne", "ContiguousArray", "Dictionary", "EmptyCollection", "EnumeratedSequence", "FlattenSequence",
        "IndexingIterator", "InlineArray", "JoinedSequence", "KeyValuePairs", "LazySequence", "Optional",
        "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Range", "Repeated", "Result",
        "ReversedCollection", "Set", "Slice", "StrideThrough", "StrideTo", "Task", "UnsafeContinuation", "Zip2Sequence",
    ]

    /// Of those such that are so whatever their arguments are.
    static let continuations: Set<String> = [
        "AsyncStream.Continuation", "AsyncThrowingStream.Continuation", "CheckedContinuation", "UnsafeContinuation",
    ]

    /// Whose extensions name them.
    static let genericParameters: [String: [String]] = [
        "Array": ["Element"], "ArraySlice": ["Element"], "ClosedRange": ["Bound"], "ContiguousArray": ["Element"],
        "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"], "Range": ["Bound"], "Result": ["Success", "Failure"],
        "Set": ["Element"], "Task": ["Success", "Failure"],
    ]

    /// Whether it is a structure or an enumeration.
    static func isValue(_ name: String) -> Bool {
        standard.contains(name) || generic.contains(name) || foundation.contains(name)
    }

    static let foundation: Set<String> = [
        "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath",
        "IndexSet", "Locale", "Measurement", "PersonNameComponents", "TimeInterval", "TimeZone", "URL",
        "URLComponents", "URLQueryItem", "URLRequest", "UUID",
    ]

    /// The module that declares each type or protocol that is known here.
    static func modules(foundation: String) -> [String: String] {
        let names = all.union(otherProtocols).union(ofEveryFile)
        let ofFoundation = Self.foundation.union(["CustomNSError", "LocalizedError"])
        return Dictionary(uniqueKeysWithValues: names.map { ($0, ofFoundation.contains($0) ? foundation : "Swift") })
    }

    static let modulesWithFoundation: Set<String> = [
        "AppKit", "Foundation", "FoundationEssentials", "SwiftUI", "UIKit", "WatchKit",
    ]

    /// By what they lack.
    static let suppressing: [String: Set<String>] = [
        "Copyable": [
            "Atomic", "AtomicLazyReference", "MutableRawSpan", "MutableSpan", "Mutex", "OutputRawSpan", "OutputSpan",
        ],
        "Escapable": [
            "MutableRawSpan", "MutableSpan", "OutputRawSpan", "OutputSpan", "RawSpan", "Span", "UTF8Span",
        ],
    ]

    /// Whose use is unsafe; types that hold such values are not.
    static let unsafe: Set<String> = [
        "AutoreleasingUnsafeMutablePointer", "CVaListPointer", "OpaquePointer", "UnownedSerialExecutor",
        "UnownedTaskExecutor", "Unmanaged", "UnsafeBufferPointer", "UnsafeContinuation", "UnsafeCurrentTask",
        "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
    ]

    /// Of the module Synchronization: only `let` declares them.
    static let constantOnly: Set<String> = ["Atomic", "AtomicLazyReference", "Mutex"]

    /// What a file can name without an import, so that the generated file needs none for it either.
    static let ofEveryFile: Set<String> = [
        "Any", "AnyHashable", "AnyObject", "Array", "AsyncStream", "AsyncThrowingStream", "Bool", "Character",
        "Codable", "Comparable", "Decodable", "Dictionary", "Double", "Duration", "Encodable", "Equatable", "Error",
        "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "MainActor", "Never", "Optional",
        "Range", "Result", "Sendable", "Sequence", "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64",
        "UInt8", "Void",
    ]

    /// The modules that those are of, and that every file imports.
    static let implicitModules: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]

    /// Whether a name that no source declares is one of a library.
    static func declare(_ name: String) -> Bool {
        ofEveryFile.contains(name) || all.contains(name) || otherProtocols.contains(name)
    }

    /// Whether a type of no source is one that a file sees without any import: `Int`, `Swift.Int`, `Swift::Int`.
    static func isSeenEverywhere(_ parts: [TypeSyntax.NamePart]) -> Bool {
        switch parts.count {
        case 1: ofEveryFile.contains(parts[0].name)
        case 2: implicitModules.contains(parts[0].name.withoutModuleMark)
        default: false
        }
    }

    /// What a class on an actor may inherit from and still be `Sendable`: protocols, `NSObject`, and classes that are on
    /// the main actor themselves.
    static let harmlessBases: Set<String> = [
        "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
        "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "NSObject", "NSView", "NSViewController",
        "NSWindow", "NSWindowController", "Observable", "ObservableObject", "Sendable", "UICollectionViewController",
        "UIControl", "UINavigationController", "UISplitViewController", "UITabBarController", "UITableViewController",
        "UIView", "UIViewController", "UIWindow",
    ]
}
