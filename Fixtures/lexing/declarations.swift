// Heads of declarations in layouts that a byte search must read too.
import DIRuntime
class A: Component<ADependency> {}
final class
    B
    : /* { */ Outer . Base <
        BDependency // {
    >, Sendable
    where Int: Sendable
{ }
open class `C`<T: Equatable, let count: Int> : Base<T> {}
class D{class var shared: D { D() }; class func make(_ x: Component) -> D { D() }}
protocol P: class, Dependency { var x: Int { get } }
protocol Q where Self: Dependency {}
protocol R<Element>: Dependency, Sendable { associatedtype Element; typealias Alias = Component<P> }
typealias S = Component
typealias T = P & Q
typealias U<X> =
    Component<X>
typealias V = P
    & Q
    & R
typealias W = @Sendable (_ component: Component) async throws -> (Int, Component<P>)
typealias X = any
    P; typealias Y = Swift.Array<Int>
extension Outer.Inner: @unchecked Sendable where Element: Dependency { class Nested: Base {} }
extension Outer { typealias Base = Component; struct Z {} }
struct Value {}; enum Choice { case a }
indirect enum Tree { case leaf, node(Tree) }
actor Store<Element> where Element: Sendable {}
public actor/* comment */Worker {}
let creation = Child(
    value: 1, parent /* label */
        : self)
let value = [P].map(Child.init)
