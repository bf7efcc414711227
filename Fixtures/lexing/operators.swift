// Operators made of angle brackets, slashes, marks and dots.
infix operator </>: AdditionPrecedence
infix operator <*>: AdditionPrecedence
infix operator >>>: AdditionPrecedence
infix operator .+.: AdditionPrecedence
infix operator •: AdditionPrecedence
prefix operator √
postfix operator %%
func </> (a: Int, b: Int) -> Int { a }
func <*> <T>(a: T, b: T) -> T { a }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func .+. (a: Int, b: Int) -> Int { a + b }
func • (a: Int, b: Int) -> Int { a * b }
prefix func √ (a: Double) -> Double { a }
postfix func %% (a: Int) -> Int { a }
let x = 1 </> 2 <*> 3 • 4 • 5 .+. 6
let shifts = 1 << 2 >> 3 &<< 4
let types: [Dictionary<String, Array<Set<Int>>>] = []
let optionals: Array<Int?>? = nil, implicit: Int! = 3
let ranges = (0...3, 0..<3, ...3, 3...)
let ternary = x>0 ? x<2 ? 1 : 2 : -3
let minus = -x - -x, not = !true, bits = ~0 & 1 | 2 ^ 3
let arrow: (Int) -> (Int) -> Int = { a in { b in a } }
let divided = x/*comment*/ / /*comment*/2
let keyPath = \String.count, root: KeyPath<[Int], Int> = \.[0]
let chain = optionals?.first??.description ?? "none"
let compare = x < 2 && x > 0 || x <= 3 && x >= 1
func inout_(_ value: inout Int) { value += 1; value /= 2; value %= 3 }
var mutable = 1
inout_(&mutable)
