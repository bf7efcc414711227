// Of two protocols of one name nobody knows which is meant, so that what the generated file sees of one is not told.
import DIRuntime

protocol RowDependency: Dependency {
    var title: String { get }
}
