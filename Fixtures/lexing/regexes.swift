// Regex literals, and slashes that are none.
let plain = /abc/
let classes = /[^\/"{(]+/, brace = /}/, bracket = /]/, comma = /,/
let groups = /(a|b(c))\)/
let escaped = /\/\*/
let raw = #/a/b"c{/#
let rawer = ##/a/#b/##
let multi = #/
    (?<word> \w+ )  # a comment with a " and a {
    / \d
/#
let list = [/a/, /b/]
let call = "x".firstMatch(of: /x{1,2}/)
let labelled = search(for: /a b/, in: "x")
let operator_ = /+/, space = /a\ /, negated = !/a/.flag, coalesced = plain ?? /x/
let ended = /[/, open = 1
let conditional = plain == nil ? /x/ : /y/
func returning() -> Regex<Substring> { return /z"/ }
func trailing() -> Bool { "a".contains(/a/) }
let forced = try! /a/.firstMatch(in: "b")
let a = 1, b = 2, c = 3
let quotient = a / b / c
let grouped = (a + b) / c + [a, b].count / c
let tight = a/b/c
let closed = { a }() / b
let optional: Int? = 4
let unwrapped = optional! / b / c
let reduced = [1, 2].reduce(1, /)
let operators: [(Int, Int) -> Int] = [(+), (-), (/)]
let overLines = a
    / b
    / c
func search(for pattern: Regex<Substring>, in text: String) -> Int { 0 }
struct Path {
    static func / (left: Path, right: String) -> Path { left }
    static func /(left: Path, right: Int) -> Path { left }
    static func /= (left: inout Path, right: String) {}
}
