/// A line on the board of the house.
public struct Post: Hashable, Sendable {
    public let author: String
    public let text: String

    public init(author: String, text: String) {
        self.author = author
        self.text = text
    }
}

/// What the neighbours have written.
public protocol NoticeBoard: Sendable {
    func posts() async -> [Post]
}

/// The pictures of the house.
public protocol PhotoAlbum: Sendable {
    var captions: [String] { get }
}

/// Finds something that a user may want to buy.
public protocol AdBroker: Sendable {
    func slogan(for user: User) -> String
}

/// Keeps what the app did.
@MainActor
public protocol Journal: AnyObject {
    func record(_ entry: String)
}
