// The root offers what either version asks for.
import DIRuntime

final class RootComponent: BootstrapComponent {
    #if os(Windows)
    var windowHandle: Int { 1 }
    #else
    var displayName: String { ":0" }
    #endif
    var clipboardComponent: ClipboardComponent { ClipboardComponent(parent: self) }
}
