import DIGraphCommand
import DIGraphCore
import DIGraphReports

extension CommandLineTool {
    /// Says which component serves a request, or each request of a component, and on which way.
    func why(_ call: CommandCall) throws(CommandError) -> Int32 {
        var call = call
        guard let word = call.parsed.takeWord() else { throw .wrongUse(.noComponentToExplain) }
        try requireNoRequest(among: call.parsed, behind: word)
        let configuration = try configuration(of: call, about: word)
        var answers = ProgramTexts()
        let code = try lookAtGraphs(of: configuration) { (tool, run, configuration, told) throws(CommandError) in
            try tool.why(word, run, configuration, told) { text throws(CommandError) in
                try answers.add(text, of: configuration, to: tool)
            }
        }
        try answers.printList(by: self)
        return code
    }

    /// Of a program that lacks what is asked about there is nothing to say.
    private func why(
        _ word: String, _ run: GraphRun, _ configuration: Configuration, _ told: ToldFindings?,
        print: (String) throws(CommandError) -> Void
    ) throws(CommandError) -> Int32? {
        defer { printTimes(run.times, configuration) }
        let found = Result { () throws(CommandError) in try answer(to: word, run.analysis) }
        if told != nil, case .failure = found { return nil }
        let hasErrors = report(run, told, configuration)
        try print(found.get())
        return hasErrors ? 1 : 0
    }

    /// The name of a request that stands by itself would be taken for a folder.
    private func requireNoRequest(
        among parsed: ParsedArguments, behind component: String
    ) throws(CommandError) {
        let isComponent = component.split(separator: ".").last?.first?.isUppercase == true
        var rest = parsed
        guard isComponent, let word = rest.takeWord(), word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            !FileSystem.exists(GivenPath(word, in: workingDirectory).absolute)
        else { return }
        throw .wrongUse(.detachedRequest(word, of: component))
    }

    /// Where nothing is left to read, the sources stand in the place of the component.
    private func configuration(of call: CommandCall, about word: String) throws(CommandError) -> Configuration {
        do throws(CommandError) {
            return try configuration(of: call)
        } catch .nothingToRead where FileSystem.exists(GivenPath(word, in: workingDirectory).absolute) {
            throw .wrongUse(.noComponentToExplain)
        }
    }

    /// - Parameter word: a component, or one of its requests behind a period.
    private func answer(to word: String, _ analysis: Analysis) throws(CommandError) -> String {
        let components = analysis.components(named: word)
        if !components.isEmpty {
            return components.compactMap { analysis.why($0, request: nil) }.joined(separator: "\n")
        }
        let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let owner = parts.dropLast().joined(separator: ".")
        let asked = analysis.components(named: owner)
        guard let name = parts.last, let first = asked.first else {
            // Behind a period may be a component of another module than the one named.
            let last = parts.last ?? word
            let isComponent = owner.isEmpty || !analysis.components(named: last).isEmpty
            let similar = analysis.componentName(meantBy: isComponent ? last : owner)
            throw .wrongUse(.unknownComponent(isComponent ? word : owner, similar: similar))
        }
        let answers = asked.compactMap { analysis.why($0, request: name) }
        if !answers.isEmpty { return answers.joined(separator: "\n") }
        let similar = analysis.requestNames(similarTo: name, of: first).first
        throw .wrongUse(.unknownRequest(name, of: owner, similar: similar))
    }
}
