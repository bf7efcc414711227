// A forgotten import is told once, also of typealiases in methods and of types that are called as Swift's.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func gain(of index: Int, from base: Sample) -> Sample { base }
    subscript(index: Int) -> Sample { 0 }
    var tracks: Array<Int> { Array() }
    var mixer: MixerComponent { MixerComponent(parent: self) }
}
