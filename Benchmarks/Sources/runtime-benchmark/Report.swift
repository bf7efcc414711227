/// The rows of the table that the benchmark prints.
struct Report {
    private var rows: [String] = []

    /// - Parameter budget: the most that the operation may take, in words.
    mutating func add(
        _ operation: String, _ measured: Measurement, against baseline: Measurement, budget: String, isMet: Bool
    ) {
        let ratio = baseline.nanoseconds / measured.nanoseconds
        rows.append(
            """
            | \(operation) | \(Self.format(measured.nanoseconds)) ns | \(Self.format(baseline.nanoseconds)) ns \
            | \(Self.format(ratio)) × | \(budget) | \(isMet ? "met" : "**missed**") |
            """)
    }

    var text: String {
        (["| operation | DIRuntime | baseline | baseline / DIRuntime | budget | |", "|---|--:|--:|--:|---|---|"] + rows)
            .joined(separator: "\n")
    }

    /// With one digit after the point.
    static func format(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
