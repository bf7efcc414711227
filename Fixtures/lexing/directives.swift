// Conditions, macros and attributes.
#if DEBUG && (os(iOS) || !canImport(UIKit)) // a comment {
import Foundation
#elseif swift(>=5.9) && compiler(<7) // >= and <
    # if true
    # endif
#else
#error("no { here")
#warning("nor } here")
#endif
#sourceLocation(file: "a.swift", line: 1)
#sourceLocation()
@available(iOS 16.4.1, macOS 13, *) @objc(Name) final class Attributed {}
@MainActor @Observable class Model { @Published(wrappedValue: 1) private(set) var x: Int }
let place = (#file, #line, #function, #column, #fileID, #filePath)
let path = #keyPath(Attributed.x), selector = #selector(getter: Attributed.x)
func f() { if #available(iOS 17, *), #unavailable(macOS 14) { #Preview("x") { } } }
let macro = #stringify(1 + 2), tight = [#stringify(1),#stringify(2)]
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
#if FEATURE
class Split: Base {}
#else
class Split: OtherBase {}
#endif
