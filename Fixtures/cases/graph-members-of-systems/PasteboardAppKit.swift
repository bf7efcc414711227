#if canImport(AppKit)
import DIRuntime

final class PasteboardComponent: Component<EmptyDependency> {
    var name: String { "NSPasteboard" }
}
#endif
