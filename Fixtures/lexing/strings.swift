// Every kind of string literal that is no interpolation.
let empty = ""
let quotes = "\"" + "\\" + "\\\"" + "'" + "`"
let braces = "{ ( [ } ) ]", comment = "/* no comment // at all */"
let escapes = "\u{1F600}\t\n\0"
let multi = """
    a "word", two ""quotes"", an escaped \""" and a \
    line that goes on, { ( [
    class InString: Component<Dependency> {}
    """
let tight = """
"""
let four = """
    ""ends with a quote: \"
    """ + "x"
let adjacent = ("a","b")
let keyed = ["key": "value", "parent: self": "x"]
func call(_ text: String) -> String { text }
let called = call("}") + call("{")
let trailing = "ends with a backslash \\"
