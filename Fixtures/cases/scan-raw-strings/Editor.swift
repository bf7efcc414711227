// Raw strings hold quotes, backslashes and creations that are text, and `\#(` interpolations that are code.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let quote: String = #"She said "hello" and left {"#
    let folder: String = ##"C:\new\"# still text "# }"##
    let sample: String = #"\(ArchiveComponent(parent: self))"#
    let empty: String = #""#, hash: String = ##"#"##
    var summary: String { #"editor \#(EditorComponent(parent: self).title) ready"# }
}

protocol EditorDependency: Dependency {
    var quote: String { get }
    var folder: String { get }
    var hash: String { get }
}

final class EditorComponent: Component<EditorDependency> {
    var title: String { dependency.quote + #"|"# + dependency.folder + "|" + dependency.hash }
}
