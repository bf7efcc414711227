/// The page of a diagnostic: what it means, why the generator insists, what to edit, and an example.
///
/// The texts are plain, and good Markdown as well. They are broken into lines as they are printed, at 100 columns.
package struct Explanation: Sendable {
    /// The fault in one line, as in a list.
    package let title: String
    package let meaning: String
    /// What would go wrong if the generator said nothing.
    package let reason: String
    package let fix: String
    /// What to know before silencing a finding that may be silenced.
    package var silencing = ""
    /// The command that reports it, where that is not each that reads the graph.
    package var command = "generate"
    /// A whole Swift source and its edit, as a diff: what `- ` begins is there before, what `+ ` begins after, all else in
    /// both, behind two blanks. Before, it has the finding and no other, at the line that says `// reported here`; after,
    /// it has no finding, and compiles.
    package let example: String
    /// The needle.json beside it, where the fault depends on one.
    package var configuration: String?
    /// What takes its place, where that is a part of the edit.
    package var mendedConfiguration: String?
}
