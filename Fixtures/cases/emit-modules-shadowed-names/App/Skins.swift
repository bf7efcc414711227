// An associated type goes before the library's type of its name, also behind a typealias.
import Core
import DIRuntime

protocol Skinned {
    associatedtype Skin
    var skin: Skin { get }
}

extension Skinned {
    typealias Skins = [Skin]
    var skins: Skins { [skin] }
}

extension RootComponent: Skinned {
    var skin: Int { 7 }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var skins: [Int] { get }
}

final class ListComponent: Component<ListDependency> {
    var text: String { "skins \(dependency.skins)" }
}
