import Foundation
import Testing

/// What other plugins left of a target's last builds.
@Suite final class BuiltSourcesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("built-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// By their places in the folder of the target `App` of the package `shop`.
    private func sources(isWired: Bool) -> [String] {
        let target = folder.appendingPathComponent("shop/App")
        let files = FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil)
        return BuiltSources(
            files?.compactMap { $0 as? URL } ?? [], below: "/shop/App/", module: "App", isWired: isWired
        ).sources.compactMap { $0.path.components(separatedBy: "/shop/App/").last }.sorted()
    }

    @Test func whatIsNoLongerWrittenIsNotRead() throws {
        for name in ["destination/Other/Old.swift", "destination/Other/New.swift", "tools/Other/New.swift"] {
            try write("", to: "shop/App/\(name)")
        }
        let list = """
            module Core package=shop
            /elsewhere/Core.swift
            module App package=shop wired=here
            /by/a/link/outputs/shop/App/destination/Other/New.swift
            /elsewhere/main.swift

            """
        try write(list, to: "shop/App/destination/NeedlePlugin/App+Needle.sources.txt")
        try write("", to: "shop/App/destination/NeedlePlugin/App+Needle.generated.swift")
        try write("/shop/App/tools/Other/New.swift", to: "shop/App/tools/NeedlePlugin/App+Needle.sources.txt")
        #expect(sources(isWired: true) == ["destination/Other/New.swift"])
    }

    @Test func allIsReadWhereNothingSaysWhatWasCompiled() throws {
        try write("", to: "shop/App/destination/Other/New.swift")
        #expect(sources(isWired: true) == ["destination/Other/New.swift"])
        // A list that the plugin left before it was taken out of the target.
        try write("", to: "shop/App/destination/NeedlePlugin/App+Needle.sources.txt")
        #expect(sources(isWired: false) == ["destination/Other/New.swift"])
        #expect(sources(isWired: true).isEmpty)
    }
}
