/// What a scalar outside ASCII is to Swift.
enum ForeignScalar {
    case name
    case operatorCharacter
    case blank
}

extension Lexer {
    /// An operator character, a blank or the byte order mark; nil where a name begins.
    mutating func lexForeignMark(_ first: UInt8, from start: Int) -> Token? {
        if start == 0, first == 0xEF, byte(at: 1) == 0xBB, byte(at: 2) == 0xBF {
            offset = 3
            return piece(.byteOrderMark, from: start)
        }
        switch foreignScalar(at: start) {
        case .name:
            return nil
        case .blank:
            offset = endOfScalar(at: start)
            return piece(.unknown, from: start)
        case .operatorCharacter:
            offset = endOfScalar(at: start)
            // A variation selector belongs to the symbol before it, as in an emoji.
            while byte(at: offset) == 0xEF, byte(at: offset + 1) == 0xB8, byte(at: offset + 2) & 0xF0 == 0x80 {
                offset += 3
            }
            return operatorCharacter(from: start)
        }
    }

    func endOfScalar(at position: Int) -> Int {
        var end = position &+ 1
        while end < count, base[end] & 0xC0 == 0x80 { end = end &+ 1 }
        return end
    }

    /// Only scalars that begin with C2, C3, E2 or E3 can be operators or blanks.
    func foreignScalar(at position: Int) -> ForeignScalar {
        let second = UInt32(byte(at: position + 1) & 0x3F)
        switch base[position] {
        case 0xC2: return Lexer.classify(0x80 | second)
        case 0xC3: return second == 0x17 || second == 0x37 ? .operatorCharacter : .name
        case 0xE2: return Lexer.classify(0x2000 | second &<< 6 | UInt32(byte(at: position + 2) & 0x3F))
        case 0xE3: return Lexer.classify(0x3000 | second &<< 6 | UInt32(byte(at: position + 2) & 0x3F))
        default: return .name
        }
    }

    /// Whether a declared name is that of an operator, and no identifier, in backticks or not.
    public static func isOperator(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { scalar in
            if scalar.isASCII { return "/=-+!*%<>&|^~?.".unicodeScalars.contains(scalar) }
            return 0xFE00...0xFE0F ~= scalar.value || classify(scalar.value) == .operatorCharacter
        }
    }

    private static func classify(_ scalar: UInt32) -> ForeignScalar {
        switch scalar {
        case 0x00A1...0x00A7, 0x00A9, 0x00AB, 0x00AC, 0x00AE, 0x00B0, 0x00B1, 0x00B6, 0x00BB, 0x00BF, 0x00D7,
            0x00F7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
            0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            return .operatorCharacter
        case 0x0080...0x00A0, 0x2000...0x200A, 0x2028...0x2029, 0x202F, 0x205F, 0x3000:
            return .blank
        default:
            return .name
        }
    }
}
