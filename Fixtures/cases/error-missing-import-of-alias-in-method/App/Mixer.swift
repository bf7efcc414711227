import Core
import DIRuntime

protocol MixerDependency: Dependency {
    func gain(of index: Int, from base: Sample) -> Sample
    subscript(index: Int) -> Sample { get }
    var tracks: Core.Array<Int> { get }
}

final class MixerComponent: Component<MixerDependency> {}
