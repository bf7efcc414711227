// Typealiases in requests that fewer files see than the protocols do: the compiler refuses them like types.
import DIRuntime

public struct Entry {
    public init() {}
}

struct Draft {}

public protocol ListDependency: Dependency {
    var entries: Entries { get }
    var drafts: [String: Drafts] { get }
    var select: Selection { get }
}

public final class ListComponent: Component<ListDependency> {}

package protocol ExportDependency: Dependency {
    var entries: Entries { get }
    var target: Target { get }
}

package final class ExportComponent: Component<ExportDependency> {}

package typealias Target = String
public typealias Selection = (Entry) -> Void
