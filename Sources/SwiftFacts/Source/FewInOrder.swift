// The standard library's `sorted` is compiled once more for each type of elements and each order, two to ten thousand bytes
// of code each time. These call the one that is compiled already, which takes longer for each element: they are for the few
// that a finding or a module has, and not for what each file or component has.

extension Sequence {
    /// The elements in an order, as `sorted(by:)` has them.
    @inline(never)
    // Else the optimiser makes a copy for each caller, and in it the copies of all that `sorted` consists of.
    @_semantics("optimize.sil.specialize.generic.never")
    public func inOrder(by areInOrder: (Element, Element) -> Bool) -> [Element] { sorted(by: areInOrder) }
}

extension Sequence where Element: Comparable {
    /// The elements, the least first.
    @inline(never)
    // As above.
    @_semantics("optimize.sil.specialize.generic.never")
    public func inOrder() -> [Element] { sorted() }
}
