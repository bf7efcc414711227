// Columns are counted in UTF-8 bytes, so the letters before the missing request count for two and four.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var karte: KarteComponent { KarteComponent(parent: self) }
}

protocol KarteDependency: Dependency {
    /* größe 🎵 */ var höhe: Int { get }
}

final class KarteComponent: Component<KarteDependency> {}
