extension Range<Int> {
    /// The first number that the condition holds for, as it does for all after it; the upper bound where there is none.
    package func partitioningIndex(where isBeyond: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension [Int] {
    /// The first index of a sorted array whose element the condition holds for, as it does for all after it.
    package func partitioningIndex(where isBeyond: (Int) -> Bool) -> Int {
        indices.partitioningIndex { isBeyond(self[$0]) }
    }

    /// Of a sorted array: the index of the first element that is not below a bound, if the element is in the range.
    func firstIndex(atOrAfter bound: Int, in range: Range<Int>) -> Int? {
        let index = partitioningIndex { $0 >= bound }
        return index < count && range.contains(self[index]) ? index : nil
    }
}
