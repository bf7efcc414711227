// Code inside strings inside code.
let name = "x", list = [1, 2], table = ["k": "v"]
let plain = "\(name)"
let twice = "\(name)\(name)", spaced = "a \( name ) b"
let quotes = "\(table["k"] ?? "none")"
let parens = "\((list.map { ($0 + 1) * (2) }, (3)))"
let braces = "\(list.map { "{\($0)}" }.joined(separator: "}"))"
let comments = "\(name /* ) " */ + name)"
let deep = "1 \("2 \("3 \("4 \(name) 4") 3") 2") 1"
let multi = """
    begin \(list.map { item in
        // a comment with a ) and a "
        "item \(item)"
    }.joined()) and \("""
        inner \(name)
        """) end
    """
let nested = "first \("""
    second \("third \(name)")
    """) last"
let format = "\(name, radix: 16, uppercase: true) \(custom: name)"
let closure = """
    \({ () -> String in
        struct Local { let x = 1 }
        return "\(Local().x)"
    }())
    """
let regex = "\("abc".contains(/a{2}/))"
func after() { print("\(name)") }
extension String.StringInterpolation {
    mutating func appendInterpolation(_ value: String, radix: Int, uppercase: Bool) {}
    mutating func appendInterpolation(custom: String) {}
}
