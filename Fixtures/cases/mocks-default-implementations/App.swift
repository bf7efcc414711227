import DIRuntime

protocol GreetingDependency: Dependency {
    var name: String { get }
    var greeting: String { get }
    var mood: String { get set }
    func say(_ text: String) -> String
    static var kind: String { get }
}

extension GreetingDependency {
    var greeting: String { "Hello, \(name)" }
    /// No default for a settable requirement.
    var mood: String { "good" }
    func say(_ text: String) -> String { "\(greeting): \(text)" }
    static var kind: String { "plain" }
}

protocol LoudDependency: GreetingDependency {
    var volume: Int { get }
}

extension LoudDependency where Self: AnyObject {
    var volume: Int { 11 }
}

/// For dependencies alone.
extension Dependency {
    var label: String { "dependency" }
}

// needle:mock
protocol Labelled {
    var label: String { get }
}
