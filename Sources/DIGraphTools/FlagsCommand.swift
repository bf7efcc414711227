import DIGraphCommand
import DIGraphCore
import DIGraphReports

extension Option {
    /// Of `flags`.
    static let expectedFlags = Option(
        ["--expect"], .one("FILE"), help: "fail unless FILE, JSON, names the same flags", for: [.flags],
        .setsRun { run, values in run.expectedFlags = values.last })
}

extension CommandLineTool {
    /// Prints the flags of all plug-ins, of whichever program, or compares them with those that a file names.
    func flags(_ call: CommandCall) throws(CommandError) -> Int32 {
        let configuration = try configuration(of: call)
        let format = try FlagFormat.named(call.settings.format, in: configuration.printedOutput, among: FlagFormat.all)
        var reports: [FlagReport] = []
        let code = try lookAtGraphs(of: configuration) { (tool, run, configuration, told) throws(CommandError) in
            defer { tool.printTimes(run.times, configuration) }
            reports.append(run.analysis.flagReport)
            return tool.report(run, told, configuration) ? 1 : 0
        }
        let flags = FlagReport(of: reports)
        guard let path = call.settings.expectedFlags else {
            let summary = counted(flags.rows.count, "flag")
            return max(try deliver(format.render(flags), .flags, summary, configuration), code)
        }
        let expected = try ExpectedFlags(.input(path, in: workingDirectory), configuration)
        let differences = expected.differences(from: flags)
        console.report(differences.map { .init(.error, $0) })
        if differences.isEmpty, code == 0, !configuration.isQuiet {
            console.say("\(expected.name) names the same: \(counted(flags.rows.count, "flag"))")
        }
        return differences.isEmpty ? code : 1
    }
}

extension OutputFile.Content {
    fileprivate static let flags = OutputFile.Content(of: Command.flags.rawValue) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        return FlagFormat.all.contains { $0.isOwn(text) }
    }
}

/// The flags that a file names, as a backend has them: what `flags --format json` printed, or an array of texts.
private struct ExpectedFlags {
    let name: String
    private let flags: [String]

    init(_ path: GivenPath, _ configuration: Configuration) throws(CommandError) {
        name = path.displayed(in: configuration.displayFolder)
        let bytes = try FileSystem.requiredContents(of: path.absolute, named: name)
        if !JSONValue.isStart(of: bytes) { throw .input(.notFlags(name)) }
        let value = try JSONValue(bytes, path: name)
        if let schema = value.schema, schema != "1" { throw .input(.flagsOfOtherSchema(name, schema: schema)) }
        guard let elements = value.flags else { throw .input(.notFlags(name)) }
        var flags: [String] = []
        for element in elements {
            guard let flag = element.text ?? element.member("flag")?.text else {
                throw element.failure(.badFlag(found: element.kind), in: bytes, path: name)
            }
            flags.append(flag)
        }
        self.flags = flags
    }

    /// What one of the two has alone.
    func differences(from report: FlagReport) -> [String] {
        let expected = Set(flags)
        let found = Set(report.rows.map(\.flag))
        let missing = report.rows.filter { !expected.contains($0.flag) }.map { row in
            "\(name) does not name the flag '\(row.flag)' of '\(row.component)' (\(row.place)): add it"
        }
        let strays = expected.subtracting(found).sorted().map { flag in
            let similar = SimilarNames.similar(to: flag, in: found.subtracting(expected)).first
            let edit = similar.map { "did you mean '\($0)'?" } ?? "remove it"
            return "\(name) names the flag '\(flag)', which no plug-in has: \(edit)"
        }
        return missing + strays
    }
}

extension JSONValue {
    fileprivate var flags: [JSONValue]? {
        if case .array(let values) = (member("flags") ?? self).content { values } else { nil }
    }

    /// The number of the form of what `flags` printed.
    fileprivate var schema: String? {
        if case .number(let text)? = member("schema")?.content { text } else { nil }
    }

    fileprivate var text: String? {
        if case .string(let text) = content { text } else { nil }
    }

    fileprivate func member(_ key: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }
}
