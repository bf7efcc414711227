/// What the command line asks for.
struct Options {
    var components = 100
    var otherFiles = 400
    var diamondLevels = 3
    var broken = 0
    var seed: UInt64 = 1
    var lines = 150...300
    var lookAlikes = 0
    var outputFolder = ""

    static let usage = """
        usage: generate-sources --out DIR [options]

        --components N       components below the root, in a tree of features (default 100)
        --other-files F      files that hold no component (default 400)
        --diamond-levels K   levels at which two components lead to one, so 2^K paths (default 3)
        --lines MIN:MAX      lines of each of the other files (default 150:300)
        --look-alikes N      one in N of the other files has types of its own that are named like the runtime's, and
                             uses `String.init` as a value (default 0: none)
        --broken B           requests that nobody provides (default 0)
        --seed S             another seed gives another tree (default 1)
        """

    init(_ arguments: [String]) throws(WrongUse) {
        var arguments = arguments[...]
        while let option = arguments.popFirst() {
            guard let value = arguments.popFirst() else { throw WrongUse(message: "no value for \(option)") }
            switch option {
            case "--components": components = try Self.number(value, of: option)
            case "--other-files": otherFiles = try Self.number(value, of: option)
            case "--diamond-levels": diamondLevels = try Self.number(value, of: option)
            case "--broken": broken = try Self.number(value, of: option)
            case "--seed": seed = UInt64(try Self.number(value, of: option))
            case "--lines": lines = try Self.range(value, of: option)
            case "--look-alikes": lookAlikes = try Self.number(value, of: option)
            case "--out": outputFolder = value
            default: throw WrongUse(message: "unknown option \(option)")
            }
        }
        if outputFolder.isEmpty { throw WrongUse(message: "no --out") }
        if broken > components { throw WrongUse(message: "--broken is at most --components") }
    }

    private static func number(_ text: String, of option: String) throws(WrongUse) -> Int {
        guard let number = Int(text), number >= 0 else { throw WrongUse(message: "\(option) \(text): not a number") }
        return number
    }

    private static func range(_ text: String, of option: String) throws(WrongUse) -> ClosedRange<Int> {
        let ends = text.split(separator: ":").compactMap { Int($0) }
        guard ends.count == 2, ends[0] > 0, ends[0] <= ends[1] else {
            throw WrongUse(message: "\(option) \(text): not a range like 150:300")
        }
        return ends[0]...ends[1]
    }
}

struct WrongUse: Error {
    let message: String
}
