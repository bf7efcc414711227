struct Badge {
    let text: String
}

extension Badged {
    var badge: Badge { Badge(text: "\(Self.self)") }
}

extension RootBadged {
    var rootBadge: Badge { Badge(text: "root") }
}

extension Listing {
    var listTitle: String { "list" }
}

extension Captioned where Self: Badged {
    var caption: String { "caption of \(badge.text)" }
}
