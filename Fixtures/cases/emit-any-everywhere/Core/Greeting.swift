// Written before Swift had `any`, which the module of the generated file may insist on: the provider has it wherever a
// protocol is known, or the owner writes it.
import DIRuntime

public protocol Speaking {
    func greet(_ name: String) -> String
}

public protocol Polite {}

public typealias Speaker = Speaking

public protocol GreetingDependency: Dependency {
    var clock: Clock { get }
    var clocks: [Clock] { get }
    var spare: Clock? { get }
    var speaker: Speaker { get }
    var politeSpeaker: Polite & Speaking { get }
    var kind: Speaking.Type { get }
    func speakers(in clocks: [Clock], like speaker: Speaking?) -> [String: Speaking]
    func onGreet(_ action: @escaping (Speaking) -> Clock?)
}

public final class GreetingComponent: Component<GreetingDependency> {
    public func greet(_ name: String) -> String {
        dependency.onGreet { _ in nil }
        let all = dependency.speakers(in: dependency.clocks, like: dependency.politeSpeaker)
        let texts = all.sorted { $0.key < $1.key }.map { "\($0.key) says \($0.value.greet(name))" }
        return texts.joined(separator: ", ") + " at \(dependency.clock.hour), \(dependency.kind), \(dependency.spare == nil)"
    }
}
