#if canImport(UIKit)
import DIRuntime

final class PasteboardComponent: Component<EmptyDependency> {
    var name: String { "UIPasteboard" }
}
#endif
