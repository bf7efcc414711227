extension WithBadge {
    var badge: String { "badge" }
}
