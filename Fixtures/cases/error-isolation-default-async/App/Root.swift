// The module of the app has not that default: `count` runs on no actor, where no draft may be sent.
import DIRuntime
import Feeds

final class RootComponent: BootstrapComponent {
    func count(_ draft: Draft) async -> Int { 1 }
    nonisolated(nonsending) func copy(_ draft: Draft) async -> Draft { draft }
    func save() async -> Bool { true }
    var editor: EditorComponent { EditorComponent(parent: self) }
}
