// CRLF, CR and LF in one file.
let a = 1
let b = 2let c = 3

let text = """
    line
    \(a +
    b)
    """
let one = "x" // commentlet two = "y"
/* block
 */ let three = 3
/* block */ let four = 4class Old:
    Base
{
    var x = #/
    a
    /#
}
class Base {}
let regex = /a/
let open = "unterminated
let after = 1