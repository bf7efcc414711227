// The letters of this comment are Latin-1: Größe, naïve, façade.
import DIRuntime

extension RootComponent {
    var größe: Int { 3 }
}
