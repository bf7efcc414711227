// A component that conforms to it provides what the extension has.
protocol Ruler {}

extension Ruler {
    var legs: Route { [1, 2.5] }
    var unrelated: Int { 0 }
}
