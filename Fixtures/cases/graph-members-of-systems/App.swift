// What a system can import is known: a member under the one serves a request under the other, and is not declared twice.
import DIRuntime

final class RootComponent: BootstrapComponent {
    #if !canImport(SwiftUI)
    var shell: String { "bash" }
    #endif

    #if canImport(Glibc) || canImport(Musl)
    var libraryName: String { "libc" }
    #endif
    #if canImport(Darwin)
    var libraryName: String { "System" }
    #endif

    #if canImport(UIKit)
    var haptics: Haptics { Haptics(strength: 2) }
    #endif
    #if os(iOS)
    var touch: TouchComponent { TouchComponent(parent: self) }
    #endif

    var terminal: TerminalComponent { TerminalComponent(parent: self) }
    var pasteboard: PasteboardComponent { PasteboardComponent(parent: self) }
}

struct Haptics {
    let strength: Int
}

protocol TerminalDependency: Dependency {
    #if os(Linux)
    var shell: String { get }
    #elseif os(macOS)
    var libraryName: String { get }
    #endif
}

final class TerminalComponent: Component<TerminalDependency> {
    #if os(Linux)
    var text: String { dependency.shell }
    #elseif os(macOS)
    var text: String { dependency.libraryName }
    #endif
}

#if os(iOS)
protocol TouchDependency: Dependency {
    var haptics: Haptics { get }
}

final class TouchComponent: Component<TouchDependency> {
    var strength: Int { dependency.haptics.strength }
}
#endif
