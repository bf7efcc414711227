// Number signs around quotes.
let raw = #"a "quoted" word, a \ and a \n that are text"#
let two = ##"ends with "# but not here"##
let quote = #"""#
let twoQuotes = #""""#
let onOneLine = #"""text"""#
let escaped = #"\#" and \#\ and \#n"#
let multi = #"""
    three quotes """ and \(no) interpolation
    but \#(1 + 2) is one
    """#
let nested = ##"a \##(#"b \#("c \(1) c") b"# + ##"d"##) e"##
let regexLike = #"#/"# + #"/#"#
let empty = #""# + ##""##
let lines = ##"""
    """
    """#
    """##
let after = #"x"#.count
