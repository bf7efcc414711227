import SwiftFacts

extension Vocabulary {
    /// How sources that use DIRuntime, or Needle, say things.
    package static let needle = Vocabulary(
        parentLabel: "parent", sharedCall: "shared", weakSharedCall: "weakShared", memberNameLabel: "__function",
        pluginsCall: "plugins", requesters: ["dependency", "pluginExtension"], handMadeParent: "StandaloneScope",
        comment: "eedle", mark: "needle:mock",
        marksByLetters: ["needlemock", "needlemocks", "needlegenmock", "needlegenmocks"],
        tools: ["needle", "needle-gen", "needlegen"], ignore: "needle:ignore", ignoreFile: "needle:ignore-file")
}
