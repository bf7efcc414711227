// The file that declares the request lost the import of the module of a typealias, which that of the member has.
import DIRuntime

public protocol DeskDependency: Dependency {
    var parcels: Parcels { get }
    var lost: Parcels? { get }
}

public final class DeskComponent: Component<DeskDependency> {
    public var first: Parcel { Parcel() }
    public var shelf: ShelfComponent { ShelfComponent(parent: self) }
}
