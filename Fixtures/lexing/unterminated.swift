// What is broken ends somewhere, and what follows is read.
let open = "no end
func afterString() {}
let interpolation = "text \(value
func afterInterpolation() {}
class Holder {
    let deep = "a \(b + "c \(d
}
let parens = "a \(b(c)"
struct AfterParens {}
let raw = #"no end"
let rawOpen = ##"no "# end
let slash = /no end
let sharp = #/no end
let name = `no end
let bracket = "\(list[0)" ) ] }
let hash = # #" + ## ###
let backslash = \ "ends with \
extension AfterBackslash {}
let multi = #/
    no end
func f() { let x = """
    never closed \(y { "z
