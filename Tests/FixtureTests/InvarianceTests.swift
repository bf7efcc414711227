import Testing

/// The output is a function of the sources: neither the order in which they are named nor the threads that read them
/// may show in it.
@Suite struct InvarianceTests {
    @Test(arguments: FixtureCase.all)
    func orderAndThreadsDoNotShow(_ fixture: FixtureCase) throws {
        let sources = fixture.sources
        let expected = try outcomes(of: fixture, sources, jobs: 1)
        for jobs in [8, 1, 8] {
            let order = jobs == 8 ? sources.shuffled() : sources.reversed()
            #expect(try outcomes(of: fixture, order, jobs: jobs) == expected, "-j \(jobs), in the order \(order)")
        }
    }

    private func outcomes(of fixture: FixtureCase, _ sources: [String], jobs: Int) throws -> [FixtureCase.Outcome] {
        let input = try fixture.inputArguments(inOrder: sources) + ["-j", "\(jobs)"]
        return [
            fixture.run(fixture.command + input + ["--out", "-"])
        ] + GoldenFile.formats.map { fixture.run(["graph"] + input + ["--format", $0.1]) }
    }
}
