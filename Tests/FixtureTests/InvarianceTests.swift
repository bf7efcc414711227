import Testing

/// The output is a function of the sources: neither the order in which they are named nor the threads that read them
/// may show in it.
@Suite struct InvarianceTests {
    @Test(arguments: FixtureCase.all.indices)
    func orderAndThreadsDoNotShow(_ index: Int) throws {
        let fixture = FixtureCase.all[index]
        let sources = fixture.sources
        // The formats are drawn from one graph.
        let format = GoldenFile.formats[index % GoldenFile.formats.count].1
        let expected = try outcomes(of: fixture, sources, jobs: 1, [format])
        for (order, jobs, formats) in [(sources.shuffled(), 8, [format]), (sources.reversed(), 1, [])] {
            let found = try outcomes(of: fixture, order, jobs: jobs, formats)
            #expect(found[...] == expected.prefix(found.count), "\(fixture.name), -j \(jobs), in the order \(order)")
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
