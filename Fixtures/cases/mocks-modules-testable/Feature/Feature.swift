import Core
import DIRuntime

#if canImport(Dispatch)
import Dispatch
#endif

struct Item {
    let id: Int
}

protocol FeatureDependency: CoreDependency {
    var items: [Item] { get }
    #if canImport(Dispatch)
    var queue: DispatchQueue { get }
    #endif
    func title() -> String
}

extension FeatureDependency {
    /// Tests see it by `@testable import`.
    func title() -> String { "\(user.name) has \(items.count) items" }
}

package protocol PackageDependency: Dependency {
    var count: Int { get }
}
