import DIRuntime
import Foundation

// Each of the two names the other, but never in one build.
#if LEGACY
typealias Locale = Region
#else
typealias Region = Locale
#endif

final class RootComponent: BootstrapComponent {
    var language: Region.Language { Region.Language(identifier: "nb") }
    var reader: ReaderComponent { ReaderComponent(parent: self) }
}

protocol ReaderDependency: Dependency {
    var language: Region.Language { get }
}

final class ReaderComponent: Component<ReaderDependency> {
    var text: String { "reads \(dependency.language.minimalIdentifier)" }
}

enum Settings {
    struct Language {}
}
