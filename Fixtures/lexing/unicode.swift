import Foundation
// A byte order mark stands before the import; ünïcödé, 日本語 and 🎉 in a comment.
let größe = 1, 名前 = "日本語 \(größe) ✅", naïve_é = größe
let 🎉 = "🎉", 👩‍👩‍👧 = 2
class Äpfel: Фрукты { let µ = 0.5 }
class Фрукты {}
let `default` = 1, `class` = `default`
func `is a valid name`() {}
let ratio = 6 ÷ 3 × 2
let both = größe≠1
infix operator ÷: MultiplicationPrecedence
infix operator ×: MultiplicationPrecedence
infix operator ≠: ComparisonPrecedence
func ÷ (a: Int, b: Int) -> Int { a / b }
func × (a: Int, b: Int) -> Int { a * b }
func ≠ (a: Int, b: Int) -> Bool { a != b }
let composed = "e\u{301}", flag = "🇩🇪", quote = "“no quote”"
let blank = 1
let values = [1, 2].map { $0 + größe }
@propertyWrapper struct Wrapped { var wrappedValue: Int; var projectedValue: Int { 1 } }
struct User { @Wrapped var größe = 1; var x: Int { $größe } }
