/// A small generator of random numbers that gives the same numbers for the same seed on every machine.
struct SplitMix64 {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    mutating func chance(_ percent: Int) -> Bool {
        number(in: 0...99) < percent
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(in: 0...elements.count - 1)]
    }

    /// Some elements of an array, in its order.
    mutating func sample<Element>(_ elements: [Element], count: Int) -> [Element] {
        var remaining = min(count, elements.count)
        var chosen: [Element] = []
        for (index, element) in elements.enumerated() where remaining > 0 {
            if number(in: 0...elements.count - index - 1) < remaining {
                chosen.append(element)
                remaining -= 1
            }
        }
        return chosen
    }
}
