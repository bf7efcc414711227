// A member that several protocols require is provided once: settable if any asks for it, with the fewest effects.
import DIRuntime

protocol ListenDependency: Dependency {
    var volume: Int { get }
    var song: String { get async throws }
    var mood: String { get throws }
    func seconds(of song: String) throws -> Int
}

protocol MixDependency: Dependency {
    var volume: Int { get set }
    var song: String { get async }
    var mood: String { get }
    func seconds(of song: String) -> Int
}

protocol StudioDependency: ListenDependency, MixDependency {}

protocol ReversedStudioDependency: MixDependency, ListenDependency {}

final class StudioComponent: Component<StudioDependency> {
    func text() async -> String { await described(dependency, dependency) }
}

final class ReversedStudioComponent: Component<ReversedStudioDependency> {
    func text() async -> String { await described(dependency, dependency) }
}

final class PairComponent: Component<ListenDependency & MixDependency> {
    func text() async -> String { await described(dependency, dependency) }
}

func described(_ listening: any ListenDependency, _ mixing: any MixDependency) async -> String {
    mixing.volume += 1
    let song = await mixing.song
    return "\(song), \(mixing.seconds(of: song)) s, \(mixing.mood), volume \(listening.volume)"
}

final class RootComponent: BootstrapComponent {
    var volume: Int = 5
    var song: String { "Blue" }
    var mood: String { "calm" }
    func seconds(of song: String) -> Int { 60 * song.count }
    var studioComponent: StudioComponent { StudioComponent(parent: self) }
    var reversedStudioComponent: ReversedStudioComponent { ReversedStudioComponent(parent: self) }
    var pairComponent: PairComponent { PairComponent(parent: self) }
}
