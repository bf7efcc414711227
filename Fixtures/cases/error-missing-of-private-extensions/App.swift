// What an extension hides is shown by one edit of it; what a member hides itself, by one of the member.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var player: PlayerComponent { PlayerComponent(parent: self) }
}

fileprivate extension RootComponent {
    var title: String { "Song" }  // reported here
    var volume: Int { 3 }
    func seek(to second: Int) {}
    private var isMuted: Bool { false }  // reported here
}

private extension RootComponent {
    var artist: String { "Ada" }  // reported here
    var year: Int { 2024 }
}

extension RootComponent {
    private var label: String { "A" }  // reported here
    private var length: Int { 180 }  // reported here
}

protocol PlayerDependency: Dependency {
    var title: String { get }
    var volume: Int { get }
    func seek(to second: Int)
    var isMuted: Bool { get }
    var artist: String { get }
    var year: Int { get }
    var label: String { get }
    var length: Int { get }
}

final class PlayerComponent: Component<PlayerDependency> {}
