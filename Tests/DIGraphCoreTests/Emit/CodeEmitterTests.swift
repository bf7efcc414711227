import Testing

@testable import DIGraphCore

/// The names of the generated code; what it does is shown by the cases of `Fixtures`.
struct CodeEmitterTests {
    private let twoGames = GraphSketch(
        protocols: [("GameDependency", nil, ["title"])],
        scopes: [
            .init(name: "RootComponent"),
            .init(name: "FolderComponent"),
            .init(name: "GameComponent", dependency: 0, owners: ["title": [0]]),
            .init(name: "ScoreSheetComponent", dependency: 0, owners: ["title": [0, 1]]),
        ])

    @Test func nameOfTheOnlyProviderIsThatOfItsProtocol() {
        var sketch = twoGames
        sketch.scopes[3].owners = ["title": [0]]
        let text = sketch.emit()
        #expect(text.contains("final class GameDependencyProvider: GameDependency {"))
        #expect(text.contains("table.register(ScoreSheetComponent.self) { GameDependencyProvider($0) }"))
    }

    /// So that the runtime need not look at thousands of classes to find one.
    @Test func theTableOfALargeGraphHasTheNamesOfItsClasses() {
        var sketch = GraphSketch(protocols: [], scopes: [.init(name: "RootComponent")])
        for index in 0..<100 {
            sketch.protocols.append(("Item\(index)Dependency", nil, ["title"]))
            sketch.scopes.append(
                .init(name: "Items.Item\(index)", dependency: index, owners: ["title": [0]]))
        }
        #expect(
            sketch.emit().contains(
                #"table.register(Items.Item7.self, named: "Item7") { Item7DependencyProvider($0) }"#))
        sketch.scopes.removeLast()
        #expect(!sketch.emit().contains("named:"))
        sketch.scopes.append(.init(name: "Größe", dependency: 99, owners: ["title": [0]]))
        #expect(sketch.emit().contains("table.register(Größe.self) {"))
    }

    @Test func severalProvidersOfOneProtocolAreNamedAfterTheirComponents() {
        let text = twoGames.emit()
        #expect(text.contains("final class GameDependencyProvider_GameComponent: GameDependency {"))
        #expect(text.contains("final class GameDependencyProvider_ScoreSheetComponent: GameDependency {"))
        #expect(text.contains("case rootComponent(RootComponent)"))
        #expect(text.contains("private let rootOrFolderComponent: RootOrFolderComponent"))
    }

    @Test func anUnrelatedComponentRenamesNothing() {
        var sketch = twoGames
        sketch.protocols.append(("AboutDependency", nil, ["title"]))
        sketch.scopes.append(.init(name: "AboutComponent", dependency: 1, owners: ["title": [0]]))
        let added = Set(sketch.emit().split(separator: "\n"))
        #expect(added.isSuperset(of: twoGames.emit().split(separator: "\n")))
    }

    @Test func protocolsOfOneLastNameKeepTheirNamespaces() {
        var sketch = twoGames
        sketch.protocols.append(("Feature.GameDependency", nil, ["title"]))
        sketch.scopes[3].dependency = 1
        let text = sketch.emit()
        #expect(text.contains("final class GameDependencyProvider: GameDependency {"))
        #expect(text.contains("final class FeatureGameDependencyProvider: Feature.GameDependency {"))
    }

    @Test func protocolsOfOneNameInTwoModulesKeepTheirModules() {
        var sketch = twoGames
        sketch.settings.outputModule = "App"
        sketch.protocols = [("GameDependency", "Chess", ["title"]), ("GameDependency", "Cards", ["title"])]
        sketch.scopes[3].dependency = 1
        for index in sketch.scopes.indices { sketch.scopes[index].module = "App" }
        let text = sketch.emit()
        #expect(text.contains("final class ChessGameDependencyProvider: Chess.GameDependency {"))
        #expect(text.contains("import Cards\nimport Chess\nimport DIRuntime\n"))
        #expect(text.contains("private enum NeedleGraph_App {"))
    }

    @Test func generatedNamesHideNothingOfTheSources() {
        var sketch = twoGames
        sketch.declaredNames = ["GameDependencyProvider_GameComponent", "RootOrFolderComponent"]
        let text = sketch.emit()
        #expect(text.contains("final class GameDependencyProvider_GameComponent_: GameDependency {"))
        #expect(!text.contains("enum RootOrFolderComponent {"))
    }

    @Test func storedOwnersAreNamedUnlikeTheRequests() {
        var sketch = twoGames
        sketch.protocols[0].requests = ["rootComponent"]
        sketch.scopes[2].owners = ["rootComponent": [0]]
        sketch.scopes[3].dependency = nil
        #expect(sketch.emit().contains("var rootComponent: String { rootComponent_.rootComponent }"))
    }

    @Test func variantsInExclusiveBranchesShareAName() {
        var sketch = twoGames
        sketch.scopes[2].conditions = [.written("os(iOS)")]
        sketch.scopes[3] = .init(
            name: "GameComponent", dependency: 0, conditions: [.written("!(os(iOS))")], owners: ["title": [0, 1]])
        let text = sketch.emit()
        #expect(text.components(of: "final class GameDependencyProvider: GameDependency {") == 2)
        #expect(text.contains("    #if !(os(iOS))\n        table.register") || text.contains("#if !(os(iOS))\n"))
    }

    @Test func aGraphWithoutComponentsGivesAValidFile() {
        var sketch = GraphSketch()
        sketch.settings.registrationFunction = .none
        let text = sketch.emit()
        #expect(text.hasPrefix(GeneratedFileMarker.line + "\n"))
        // The target need not depend on the runtime yet.
        #expect(text.hasSuffix("// swiftlint:disable all\n"))
        sketch.settings.additionalImports = ["Kit"]
        #expect(sketch.emit().hasSuffix("\n\nimport Kit\n"))
    }

    @Test(arguments: [
        ("LoggedInComponent", "loggedInComponent"), ("URLCache", "urlCache"), ("API", "api"), ("É", "é"), ("x", "x"),
    ])
    func capitalsAtTheBeginningAreLowered(name: String, lowered: String) {
        #expect(SwiftName.lowercasedFirst(name) == lowered)
    }

    @Test(arguments: [
        ("// needle-gen:generated\n", true), ("let mark = \"// needle-gen:generated\"\n", false), ("", false),
    ])
    func theMarkerCountsAtTheBeginningOfALine(text: String, isGenerated: Bool) {
        var text = text
        #expect(text.withUTF8(GeneratedFileMarker.isGenerated) == isGenerated)
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        indices.count { self[$0...].hasPrefix(part) }
    }
}
