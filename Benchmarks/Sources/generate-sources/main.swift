import Foundation

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("generate-sources: error: \(message)\n".utf8))
    exit(2)
}

func generate(_ arguments: [String]) throws {
    let options = try Options(arguments)
    var tree = SourceTree(root: options.outputFolder)
    let plan = GraphPlan(options)
    var components = ComponentWriter(plan, seed: options.seed)
    components.write(to: &tree)
    var others = OtherFileWriter(seed: options.seed, lines: options.lines, lookAlikes: options.lookAlikes)
    for index in 0..<options.otherFiles { others.writeFile(index, to: &tree) }
    try tree.finish()
    print("\(tree.fileCount) files, \(tree.byteCount) bytes, \(plan.components.count) components")
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") {
    print(Options.usage)
    exit(0)
}
do {
    try generate(arguments)
} catch let error as WrongUse {
    fail("\(error.message)\n\n\(Options.usage)")
} catch {
    fail("\(error)")
}
