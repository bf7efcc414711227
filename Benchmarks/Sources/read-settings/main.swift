// Reads a needle.json as anybody would, and does nothing with it: what `run.py settings` compares the tool with.
import Foundation

struct Settings: Decodable {
    var sources: [String]
    var modules: [String: String]?
    var excludePaths: [String]?
}

guard CommandLine.arguments.count == 2 else { fatalError("usage: read-settings needle.json") }
let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let settings = try JSONDecoder().decode(Settings.self, from: data)
print(settings.modules?.count ?? 0, "modules,", settings.excludePaths?.count ?? 0, "exclusions")
