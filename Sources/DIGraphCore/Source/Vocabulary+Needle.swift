import SwiftFacts

extension Vocabulary {
    /// How sources that use DIRuntime, or Needle, say things.
    package static let needle = Vocabulary(
        parentLabel: "parent", sharedCall: "shared", weakSharedCall: "weakShared", memberNameLabel: "__function",
        pluginsCall: "plugins", requester: "dependency", comment: "needle", mark: "needle:mock",
        marksByLetters: ["needlemock", "needlemocks", "needlegenmock", "needlegenmocks"],
        ignore: "needle:ignore", ignoreFile: "needle:ignore-file")
}
