public protocol Fares {
    func fare(to city: String) -> Int
}

public protocol Log: AnyObject {
    var lines: [String] { get }
    func note(_ line: String)
}
