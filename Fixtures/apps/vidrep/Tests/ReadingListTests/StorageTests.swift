import Foundation
import Testing

@testable import ReadingList

@Suite("What stays on the device")
struct StorageTests {
    @Test("the user's defaults keep all from one launch to the next")
    func defaults() {
        withSuite { suite in
            let database = UserDefaultsDatabase(suite: suite)
            #expect(database.articles() == [])
            #expect(database.savedIDs() == [])
            #expect(!database.showsTexts())
            database.store([otters, lighthouses])
            database.storeSaved([2, 1])
            database.storeShowsTexts(true)

            let nextLaunch = UserDefaultsDatabase(suite: suite)
            #expect(nextLaunch.articles() == [otters, lighthouses])
            #expect(nextLaunch.savedIDs() == [1, 2])
            #expect(nextLaunch.showsTexts())
            nextLaunch.store([])
            nextLaunch.storeSaved([])
            nextLaunch.storeShowsTexts(false)
            #expect(database.articles() == [] && database.savedIDs() == [] && !database.showsTexts())
        }
    }

    @Test("what an earlier version wrote and nobody can read is nothing")
    func unreadable() {
        withSuite { suite in
            let defaults = UserDefaults(suiteName: suite)
            defaults?.set(Data("not JSON".utf8), forKey: "articles")
            defaults?.set("text", forKey: "saved")
            let database = UserDefaultsDatabase(suite: suite)
            #expect(database.articles() == [])
            #expect(database.savedIDs() == [])
        }
    }

    @Test("the app begins with what the last launch kept")
    @MainActor
    func nextLaunch() async {
        await withSuite { suite in
            let first = Resolver(
                apiClient: ScriptedAPIClient(answers: [.success([otters])]),
                database: UserDefaultsDatabase(suite: suite)
            ).flowComponent
            first.dispatcher.send(.launch)
            await first.settle()
            first.dispatcher.send(.toggleSaved(1))
            first.settingsDispatcher.showTexts(true)
            await first.settle()

            let second = Resolver(
                apiClient: ScriptedAPIClient(answers: []), database: UserDefaultsDatabase(suite: suite)
            ).flowComponent
            second.settingsDispatcher.restore()
            second.dispatcher.send(.launch)
            await second.settle()
            #expect(second.repository.state.feed.articles == [otters])
            #expect(second.repository.state.saved.ids == [1])
            #expect(second.repository.state.settings.showsTexts)
        }
    }

    @Test("a picture is a file whose name comes of its caption, and replaces none")
    func assets() async throws {
        try await withFolder { folder in
            let assets = FileAssets(folder: folder.appendingPathComponent("new"))
            let first = Data("first".utf8)
            #expect(try await assets.save(first, caption: "Otters") == "cover-otters.png")
            #expect(try await assets.save(Data("second".utf8), caption: "Otters") == "cover-otters-2.png")
            #expect(try await assets.save(Data(), caption: "../a/ b\\") == "cover-a-b.png")
            #expect(try await assets.save(Data(), caption: "…") == "cover.png")
            let saved = folder.appendingPathComponent("new/cover-otters.png")
            #expect(try Data(contentsOf: saved) == first)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names == ["new"])
        }
    }

    @Test("a folder that cannot be one is told")
    func noFolder() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            await #expect(throws: (any Error).self) {
                try await FileAssets(folder: file).save(Data(), caption: "Otters")
            }
        }
    }

    private nonisolated(nonsending) func withSuite(_ body: (String) async -> Void) async {
        let suite = "ReadingListTests.\(UUID())"
        await body(suite)
        UserDefaults.standard.removePersistentDomain(forName: suite)
    }

    private func withSuite(_ body: (String) -> Void) {
        let suite = "ReadingListTests.\(UUID())"
        body(suite)
        UserDefaults.standard.removePersistentDomain(forName: suite)
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ReadingListTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }
}
