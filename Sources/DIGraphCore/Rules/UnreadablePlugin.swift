import SwiftFacts

extension Rule {
    package static let unreadablePlugin = Rule(
        id: "unreadable-plugin",
        find: unreadablePlugins,
        explanation: Explanation(
            title: "a flag or an order that is no literal",
            meaning: """
                The `flag` or the `order` of a plug-in is computed, is written twice, or stands in branches of an
                `#if`. Both are class properties whose one getter holds one literal: for `flag` a text without
                interpolation and escapes, for `order` `.first`, `.last`, `.anywhere`, `.before("flag")` or
                `.after("flag")`. Or it is written without `override`, or as a property of the instance, and so
                says nothing; or the flag is an empty text.
                """,
            reason: """
                The generator reads them, so that the order is known and proved when the app is built, and so that
                the list of all flags can be compared with that of a backend.
                """,
            fix: """
                - Write the literal in the getter.
                - What differs between builds is a plug-in of its own in each branch of the `#if`.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var tabs: Plugins<Tabs> { plugins() }
                  }

                  enum Tabs: PluginSlot { typealias Plugin = String }

                - let prefix = "tab"
                -
                  final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
                -     override class var flag: String { prefix + ".feed" }  // reported here
                +     override class var flag: String { "tab.feed" }
                      override var plugin: String { "Feed" }
                  }
                """))

    private static func unreadablePlugins(in wiring: Wiring) -> [Diagnostic] {
        wiring.graph.slots.flatMap { $0.plugins }.flatMap { plugin in
            let name = wiring.graph.displayName(of: plugin.component)
            let exampleOfFlag = "write it as in 'override class var flag: String { \"tab.feed\" }'"
            let flag = Diagnostic.unreadable(
                "flag", plugin.writtenFlag, of: name, literal: exampleOfFlag, override: exampleOfFlag)
            let order = Diagnostic.unreadable(
                "order", plugin.writtenOrder, of: name,
                literal: "write '.first', '.last', '.anywhere', '.before(\"flag\")' or '.after(\"flag\")'",
                override: "write it as in 'override class var order: PluginOrder { .last }'")
            let empty = plugin.writtenFlag.flatMap {
                $0.value == "" ? Diagnostic.emptyFlag($0.location, of: name) : nil
            }
            return [flag, empty, order].compactMap { $0 }
        }
    }
}

extension Diagnostic {
    fileprivate static func emptyFlag(_ location: SourceLocation, of plugin: String) -> Diagnostic {
        Diagnostic(
            .unreadablePlugin, of: plugin, at: location, "the flag of '\(plugin)' is empty",
            edit: "write the name by which it is turned off, as in \"tab.feed\"",
            cause: "\(location.file.index) \(location.offset)")
    }

    /// What a plug-in says of itself by code that would have to run, by a member that overrides nothing, or by several; what
    /// several inherit is told once.
    fileprivate static func unreadable<Value>(
        _ what: String, _ written: Plugin.Literal<Value>?, of plugin: String, literal: String, override: String
    ) -> Diagnostic? {
        guard let written, written.value == nil else { return nil }
        let location = written.location
        let (fault, edit) =
            switch written.fault {
            case .noLiteral: ("is no literal", literal)
            case .noOverride: ("is no override", override)
            case .repeated: ("is written more than once", "keep one of them, outside of '#if'")
            }
        return Diagnostic(
            .unreadablePlugin, of: plugin, at: location, "the \(what) of '\(plugin)' \(fault)", edit: edit,
            cause: "\(location.file.index) \(location.offset)")
    }
}
