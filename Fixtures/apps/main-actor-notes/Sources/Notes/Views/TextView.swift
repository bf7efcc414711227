/// What is drawn on a page of text.
protocol TextView {
    func lines(width: Int) -> [String]
}

struct Text: TextView {
    let string: String

    init(_ string: String) {
        self.string = string
    }

    func lines(width: Int) -> [String] {
        [string.count <= width ? string : string.prefix(width - 1) + "~"]
    }
}

struct Rule: TextView {
    func lines(width: Int) -> [String] {
        [String(repeating: "-", count: width)]
    }
}

struct Stack: TextView {
    let views: [any TextView]

    func lines(width: Int) -> [String] {
        views.flatMap { $0.lines(width: width) }
    }
}
