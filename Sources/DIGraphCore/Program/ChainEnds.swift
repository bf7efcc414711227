/// Where chains end in which each link stands for the next one.
struct ChainEnds<Link: Hashable> {
    /// The end of each chain that was followed, by all of its links.
    private(set) var known: [Link: Link] = [:]

    /// The last link of a chain; of a ring, the link where it closes.
    mutating func end(from start: Link, next: (Link) -> Link?) -> Link {
        if let end = known[start] { return end }
        guard var link = next(start) else { return start }
        var passed: Set<Link> = [start]
        while known[link] == nil, passed.insert(link).inserted, let following = next(link) { link = following }
        let end = known[link] ?? link
        for link in passed { known[link] = end }
        return end
    }
}
