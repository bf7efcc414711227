struct Score {
    private var outcomes: [Outcome] = []

    var rounds: Int { outcomes.count }
    var draws: Int { outcomes.count { $0 == .draw } }

    func wins(of mark: Mark) -> Int {
        outcomes.count { $0 == .won(mark) }
    }

    mutating func record(_ outcome: Outcome) {
        outcomes.append(outcome)
    }
}
