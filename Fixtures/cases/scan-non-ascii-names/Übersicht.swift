// Names outside of ASCII: letters with marks, other scripts and emoji are identifiers like any other.
import DIRuntime

struct Größe {
    let breite: Int
}

final class HauptComponent: BootstrapComponent {
    var größe: Größe { Größe(breite: 42) }
    var 🎵: String { "la" }
    var 名前: String { "概要" }
    var übersicht: ÜbersichtComponent { ÜbersichtComponent(parent: self) }
}

protocol ÜbersichtDependency: Dependency {
    var größe: Größe { get }
    var 🎵: String { get }
    var 名前: String { get }
}

final class ÜbersichtComponent: Component<ÜbersichtDependency> {
    var text: String { "\(dependency.名前) \(dependency.größe.breite) \(dependency.🎵)" }
}
