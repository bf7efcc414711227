public protocol Pound {
}
