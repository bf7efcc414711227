// Macros, freestanding with a closure and attached, stand around the components and do not disturb the scan.
import DIRuntime

#if canImport(SwiftData)
import SwiftData

@attached(member, names: named(init), arbitrary) @attached(extension, conformances: Sendable)
macro Stored<T>(_ type: T.Type, key: String = "{") = #externalMacro(module: "StoredMacros", type: "StoredMacro")

@Model @Stored(String.self, key: "}") final class Draft {
    #Index<Draft>([\.title], [\.title, \.count])
    @Attribute(.unique, originalName: "name {") var title: String = ""
    var count = 0
}
#endif

#if canImport(SwiftUI)
import SwiftUI

#Preview("List {", traits: .sizeThatFitsLayout) {
    let items = #"a "raw" }"#
    return Text(items)
}
#endif

final class RootComponent: BootstrapComponent {
    let origin: String = #fileID + ":\(#line)" + #function
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var origin: String { get }
}

final class ListComponent: Component<ListDependency> {
    var title: String { "List from " + dependency.origin }
}
