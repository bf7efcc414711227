import Kit

public protocol ReceiptDependency: Dependency {
    var log: Log { get }
    var currency: String { get }
}

public final class ReceiptComponent: Screen<ReceiptDependency> {
    public var text: String {
        "\(dependency.log.lines.joined(separator: ", ")) (\(dependency.currency))"
    }
}
