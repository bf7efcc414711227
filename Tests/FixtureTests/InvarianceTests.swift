import Testing

/// The output is a function of the sources: neither the order in which they are named nor the threads that read them
/// may show in it.
@Suite struct InvarianceTests {
    @Test(arguments: FixtureCase.all)
    func orderAndThreadsDoNotShow(_ fixture: FixtureCase) throws {
        let sources = fixture.sources
        let formats = GoldenFile.formats.map { $0.1 }
        let expected = try outcomes(of: fixture, sources, jobs: 1, formats)
        // The code in each order; the formats, which are drawn from one graph, in one of them each.
        for (index, jobs) in [8, 1, 8].enumerated() {
            let order = jobs == 8 ? sources.shuffled() : sources.reversed()
            let chosen = formats.indices.filter { $0 % 3 == index }
            let found = try outcomes(of: fixture, order, jobs: jobs, chosen.map { formats[$0] })
            let wanted = [expected[0]] + chosen.map { expected[$0 + 1] }
            #expect(found == wanted, "-j \(jobs), in the order \(order)")
        }
    }

    private func outcomes(
        of fixture: FixtureCase, _ sources: [String], jobs: Int, _ formats: [String]
    ) throws -> [FixtureCase.Outcome] {
        let input = try fixture.inputArguments(inOrder: sources) + ["-j", "\(jobs)"]
        return [
            fixture.run(fixture.command + input + ["--out", "-"])
        ] + formats.map { fixture.run(["graph"] + input + ["--format", $0]) }
    }
}
