// Names that need backticks: the edits write them.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var word: WordComponent { WordComponent(parent: self) }
}

protocol WordDependency: Dependency {
    var `default`: Int { get }
    var `two words`: Int { get }
    var `self`: Int { get }
    var `1x`: Int { get set }
    func `in`(`for` x: Int, `let` y: Int, `two labels` z: Int) -> Int
    func `import`(_ in: Int) throws -> Int
    func nameless(_: Int, at _: Int) -> Int
}

final class WordComponent: Component<WordDependency> {}
