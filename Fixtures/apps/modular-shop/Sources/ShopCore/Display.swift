public protocol Display {
    func show(_ page: Page)
}

public struct Page: Sendable {
    public let section: String
    public let number: Int
    public let title: String
    public let lines: [String]
}

/// A part of the shop that numbers its own pages.
public final class Section {
    public let name: String
    private var pages = 0

    public init(name: String) {
        self.name = name
    }

    public func page(_ title: String, _ lines: [String] = []) -> Page {
        pages += 1
        return Page(section: name, number: pages, title: title, lines: lines)
    }
}
