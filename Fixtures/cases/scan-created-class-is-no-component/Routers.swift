import Foundation

/// Its base class is not among the sources, and surely has no such initialiser.
final class HomeRouter: NSObject {
    private let owner: AnyObject

    init(parent: AnyObject) {
        owner = parent
    }
}

class List<Element>: NSObject {
    var elements: [Element] = []
}

final class UserList: List<String> {
}

final class Marker: NSObject, @unchecked Sendable {
    var parent: AnyObject?
}
