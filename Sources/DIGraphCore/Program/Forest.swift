/// What is above what, as in chains of classes, where each is numbered after the one above it.
struct Forest {
    /// How many there are from each to the top, itself included.
    private(set) var depths: [Int] = []
    /// What is below each, itself first, by numbers of their own.
    private(set) var ranges: [Range<Int>] = []

    /// - Parameter above: the number of what is above each; -1 is none.
    init(_ above: [Int]) {
        var sizes = above.map { _ in 1 }
        for base in above { depths.append(base < 0 ? 1 : depths[base] + 1) }
        for (index, base) in above.enumerated().reversed() where base >= 0 { sizes[base] += sizes[index] }
        var next: [Int] = []
        var end = 0
        for (index, base) in above.enumerated() {
            let start = base < 0 ? end : next[base]
            if base < 0 { end += sizes[index] } else { next[base] += sizes[index] }
            next.append(start + 1)
            ranges.append(start..<start + sizes[index])
        }
    }

    func isAbove(_ base: Int, _ index: Int) -> Bool {
        base != index && ranges[base].contains(ranges[index].lowerBound)
    }
}
