// Literals of numbers and what may stand beside them.
let integers = [0, 1_000, 0x1F, 0xdead_BEEF, 0b1010_0001, 0o17, -1, +1]
let floats = [1.5, 1e3, 1E+3, 1.5e-3, 1_0.0_1, 0x1p4, 0x1.8p-3, 0xA.Fp+2]
let members = (1.description, 0x1F.description, 0xff.hashValue, 1.0.description, 1e3.description)
let pair = ((1, 2), 3)
let indices = (pair.0.1, pair.0.0+1, pair.1, pair.0 .1)
let ranges = (0...1, 0..<1, 0...1.5, 0x1...0x2)
let minus = 1-1, plus = 1+1.5-1, product = 2*0x2*3
let exponents = 1e3-1, hex = 0x1e+3, tight = 1e3+1
let list = [1,2,3].map{$0*2}.reduce(0){$0+$1}
let closures = { [$0, $1, $12] }
let optional = Int("1")?.advanced(by: 1)
