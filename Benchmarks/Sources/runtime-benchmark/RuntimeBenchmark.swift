import DIRuntime

/// Measures what an app pays at run time, beside the baseline, in one process.
struct RuntimeBenchmark {
    private let loggedIn = opaque(RootComponent().loggedIn)
    private let pathLoggedIn = opaque(PathGraph.makeLoggedIn())
    /// Uses the other implementation behind each protocol and class; nothing but the optimiser cares.
    let usesFakes: Bool

    func run() -> Report {
        var report = Report()
        addCreation(to: &report)
        addSharedHit(to: &report)
        addReading(to: &report)
        return report
    }

    private func addCreation(to report: inout Report) {
        let typed = Measurement { count in
            for _ in 0..<count { blackHole(loggedIn.game()) }
        }
        let paths = Measurement { count in
            for _ in 0..<count { blackHole(pathLoggedIn.game()) }
        }
        report.add(
            "create a component, two owners, depth 3", typed, against: paths, budget: "250 ns",
            isMet: typed.nanoseconds <= 250)
    }

    private func addSharedHit(to report: inout Report) {
        let game = opaque(loggedIn.game())
        let pathGame = opaque(pathLoggedIn.game())
        let typed = Measurement { count in
            for _ in 0..<count { blackHole(game.board) }
        }
        let paths = Measurement { count in
            for _ in 0..<count { blackHole(pathGame.board) }
        }
        report.add("`shared` hit", typed, against: paths, budget: "30 ns", isMet: typed.nanoseconds <= 30)
    }

    /// The cost of the loop itself is taken off both sides, since it is as large as the calls.
    private func addReading(to report: inout Report) {
        let game = opaque(usesFakes ? GameComponent(dependency: FakeGameDependency()) : loggedIn.game())
        let source: ScoreSource = opaque(usesFakes ? FakeScoreSource() : LiveScoreSource())
        let stream = ScoreStream()
        let empty = Measurement { count in
            for _ in 0..<count { blackHole(stream) }
        }
        let dependency = Measurement { count in
            for _ in 0..<count { blackHole(game.dependency.scoreStream) }
        }
        let virtual = Measurement { count in
            for _ in 0..<count { blackHole(source.scoreStream) }
        }
        let own = Measurement(nanoseconds: dependency.nanoseconds - empty.nanoseconds)
        let baseline = Measurement(nanoseconds: max(0.1, virtual.nanoseconds - empty.nanoseconds))
        report.add(
            "read `dependency.x` (baseline: a virtual call)", own, against: baseline, budget: "2 × the baseline",
            isMet: own.nanoseconds <= 2 * baseline.nanoseconds)
    }
}
