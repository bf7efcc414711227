import Foundation
import Testing

@testable import ReadingList

@MainActor
@Suite("A cover, from the caption to the file")
struct CoverTests {
    private let repository = StateRepository()
    private let assets = MemoryAssets()

    @Test(
        "a caption is what it should be, or its problem is told",
        arguments: [
            ("Otters", nil), ("123456789", nil), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", nil),
            ("1234567890", "A caption has fewer than 10 characters"), ("", "A cover needs a caption"),
            (" \t", "A cover needs a caption"), ("a\nb", "A caption is one line"),
        ] as [(String, String?)])
    nonisolated func caption(text: String, problem: String?) {
        var state = CoverState()
        reduceCover(&state, .typeCaption(text))
        #expect(state == CoverState(caption: text, problem: problem))
        reduceCover(&state, .makeCover)
        #expect(state == CoverState(caption: text, isLoading: problem == nil, problem: problem))
    }

    @Test("a caption that will not do is not sent")
    func invalid() async {
        let client = CountingClient()
        let dispatcher = dispatcher(client)
        dispatcher.send(.makeCover)
        dispatcher.send(.typeCaption("far too long"))
        dispatcher.send(.makeCover)
        await dispatcher.settle()
        #expect(await client.captions == [])
        #expect(repository.state.cover.problem == "A caption has fewer than 10 characters")
    }

    @Test("it is drawn once, saved once, and its name shown")
    func draws() async {
        let client = CountingClient()
        let dispatcher = dispatcher(client)
        dispatcher.send(.typeCaption("Otters"))
        dispatcher.send(.makeCover)
        dispatcher.send(.makeCover)
        #expect(repository.state.cover.isLoading)
        await dispatcher.settle()
        #expect(await client.captions == ["Otters"])
        let image = Data("Otters".utf8)
        #expect(repository.state.cover == CoverState(caption: "Otters", image: image))

        dispatcher.send(.saveCover)
        await dispatcher.settle()
        dispatcher.send(.saveCover)
        await dispatcher.settle()
        #expect(await assets.images == [image])
        #expect(repository.state.cover.savedAs == "picture 1")
    }

    @Test("without a picture there is nothing to save")
    func nothingToSave() async {
        let dispatcher = dispatcher(CountingClient())
        dispatcher.send(.saveCover)
        await dispatcher.settle()
        #expect(await assets.images == [])
        #expect(repository.state == AppState())
    }

    @Test("a picture that cannot be saved is still there, and can be saved later")
    func fullDevice() async {
        let dispatcher = dispatcher(CountingClient(), assets: FullDevice())
        dispatcher.send(.typeCaption("Otters"))
        dispatcher.send(.makeCover)
        await dispatcher.settle()
        dispatcher.send(.saveCover)
        await dispatcher.settle()
        let cover = repository.state.cover
        #expect(cover.problem == "The picture could not be saved")
        #expect(cover.image != nil && cover.savedAs == nil)
    }

    private func dispatcher(_ client: any APIClient, assets: (any AssetStore)? = nil) -> ActionDispatcher {
        ActionDispatcher(
            apiClient: client, database: MemoryDatabase(), assetStore: assets ?? self.assets, reduce: reduceApp,
            repository: repository)
    }
}

private actor CountingClient: APIClient {
    private(set) var captions: [String] = []

    func articles() -> [Article] { [] }

    func cover(caption: String) -> Data {
        captions.append(caption)
        return Data(caption.utf8)
    }
}

private struct FullDevice: AssetStore {
    struct Full: Error {}

    func save(_ image: Data, caption: String) throws -> String {
        throw Full()
    }
}
