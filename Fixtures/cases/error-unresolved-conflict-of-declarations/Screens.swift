// Nothing in this file counts, so what other files lack of it is no mistake of theirs.
import DIRuntime

protocol PageDependency: Dependency, Titled {}

<<<<<<< HEAD
protocol Titled { var title: String { get } }
=======
protocol Titled { var title: Substring { get } }
>>>>>>> feature/title

class ScreenComponent<DependencyType>: Component<DependencyType> {
    var style: String { "bold" }
}

extension RootComponent {
    var help: String { "help" }
}
