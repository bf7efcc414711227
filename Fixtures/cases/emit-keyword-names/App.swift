// Members named like keywords keep their backticks.
import DIRuntime

struct Theme {
    let name: String
}

final class RootComponent: BootstrapComponent {
    var `default`: Theme { Theme(name: "plain") }
    var `switch`: Bool { true }
    let `class`: String = "economy"
    var `in`: Int = 0
    func `repeat`(_ text: String, for count: Int) -> String { String(repeating: text, count: count) }
    func range(`let` low: Int, `var` high: Int, `inout` step: Int) -> [Int] {
        Array(stride(from: low, to: high, by: step))
    }
    func total(await: Int, unsafe: Int) -> Int { `await` + `unsafe` }
    var optionsComponent: OptionsComponent { OptionsComponent(parent: self) }
}

protocol OptionsDependency: Dependency {
    var `default`: Theme { get }
    var `switch`: Bool { get }
    var `class`: String { get }
    var `in`: Int { get set }
    func `repeat`(_ text: String, for count: Int) -> String
    func range(`let` low: Int, `var` high: Int, `inout` step: Int) -> [Int]
    func total(await: Int, unsafe: Int) -> Int
}

final class OptionsComponent: Component<OptionsDependency> {
    var text: String {
        dependency.in += 1
        return "\(dependency.default.name) \(dependency.switch) \(dependency.class) \(dependency.in)"
            + dependency.repeat("!", for: 2) + " \(dependency.range(let: 1, var: 6, `inout`: 2)) \(dependency.total(await: 3, unsafe: 4))"
    }
}
