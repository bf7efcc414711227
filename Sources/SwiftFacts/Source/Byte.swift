/// The bytes of ASCII that mean something in Swift and in the files beside it, by name.
///
/// They are transparent, so that other modules hold the numbers themselves in unoptimised builds as well, where
/// `UInt8(ascii:)` is a call.
public enum Byte {
    @_transparent public static var null: UInt8 { 0x00 }
    @_transparent public static var tab: UInt8 { 0x09 }
    @_transparent public static var lineFeed: UInt8 { 0x0A }
    @_transparent public static var verticalTab: UInt8 { 0x0B }
    @_transparent public static var formFeed: UInt8 { 0x0C }
    @_transparent public static var carriageReturn: UInt8 { 0x0D }
    @_transparent public static var space: UInt8 { 0x20 }
    @_transparent public static var exclamationMark: UInt8 { 0x21 }
    @_transparent public static var quote: UInt8 { 0x22 }
    @_transparent public static var numberSign: UInt8 { 0x23 }
    @_transparent public static var dollar: UInt8 { 0x24 }
    @_transparent public static var percent: UInt8 { 0x25 }
    @_transparent public static var ampersand: UInt8 { 0x26 }
    @_transparent public static var apostrophe: UInt8 { 0x27 }
    @_transparent public static var leftParen: UInt8 { 0x28 }
    @_transparent public static var rightParen: UInt8 { 0x29 }
    @_transparent public static var asterisk: UInt8 { 0x2A }
    @_transparent public static var plus: UInt8 { 0x2B }
    @_transparent public static var comma: UInt8 { 0x2C }
    @_transparent public static var minus: UInt8 { 0x2D }
    @_transparent public static var period: UInt8 { 0x2E }
    @_transparent public static var slash: UInt8 { 0x2F }
    @_transparent public static var zero: UInt8 { 0x30 }
    @_transparent public static var nine: UInt8 { 0x39 }
    @_transparent public static var colon: UInt8 { 0x3A }
    @_transparent public static var semicolon: UInt8 { 0x3B }
    @_transparent public static var less: UInt8 { 0x3C }
    @_transparent public static var equal: UInt8 { 0x3D }
    @_transparent public static var greater: UInt8 { 0x3E }
    @_transparent public static var questionMark: UInt8 { 0x3F }
    @_transparent public static var at: UInt8 { 0x40 }
    @_transparent public static var capitalA: UInt8 { 0x41 }
    @_transparent public static var capitalZ: UInt8 { 0x5A }
    @_transparent public static var leftBracket: UInt8 { 0x5B }
    @_transparent public static var backslash: UInt8 { 0x5C }
    @_transparent public static var rightBracket: UInt8 { 0x5D }
    @_transparent public static var caret: UInt8 { 0x5E }
    @_transparent public static var underscore: UInt8 { 0x5F }
    @_transparent public static var backtick: UInt8 { 0x60 }
    @_transparent public static var a: UInt8 { 0x61 }
    @_transparent public static var b: UInt8 { 0x62 }
    @_transparent public static var c: UInt8 { 0x63 }
    @_transparent public static var e: UInt8 { 0x65 }
    @_transparent public static var f: UInt8 { 0x66 }
    @_transparent public static var i: UInt8 { 0x69 }
    @_transparent public static var l: UInt8 { 0x6C }
    @_transparent public static var m: UInt8 { 0x6D }
    @_transparent public static var n: UInt8 { 0x6E }
    @_transparent public static var o: UInt8 { 0x6F }
    @_transparent public static var p: UInt8 { 0x70 }
    @_transparent public static var r: UInt8 { 0x72 }
    @_transparent public static var s: UInt8 { 0x73 }
    @_transparent public static var t: UInt8 { 0x74 }
    @_transparent public static var u: UInt8 { 0x75 }
    @_transparent public static var v: UInt8 { 0x76 }
    @_transparent public static var x: UInt8 { 0x78 }
    @_transparent public static var z: UInt8 { 0x7A }
    @_transparent public static var leftBrace: UInt8 { 0x7B }
    @_transparent public static var bar: UInt8 { 0x7C }
    @_transparent public static var rightBrace: UInt8 { 0x7D }
    @_transparent public static var tilde: UInt8 { 0x7E }
    @_transparent public static var delete: UInt8 { 0x7F }

    /// What a small letter has and its capital has not.
    @_transparent public static var caseBit: UInt8 { 0x20 }
}
