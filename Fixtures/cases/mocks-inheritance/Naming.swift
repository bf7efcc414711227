protocol Naming: AnyObject {
    var name: String { get }
}
