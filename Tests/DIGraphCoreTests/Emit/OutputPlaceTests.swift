import Testing

@testable import DIGraphCore

@Suite struct OutputPlaceTests {
    @Test(arguments: [
        ("Sources/App/NeedleGenerated.swift", "App"),
        ("../Shop/Sources/App/DI/NeedleGenerated.swift", "App"),
        ("Projects/Cart/Sources/NeedleGenerated.swift", "Cart"),
        ("Tests/CartTests/Mocks.swift", "CartTests"),
        ("Shop/NeedleGenerated.swift", "Shop"),
        ("NeedleGenerated.swift", nil),
        ("Sources/NeedleGenerated.swift", nil),
    ])
    func aFolderTellsTheModule(path: String, module: String?) {
        #expect(OutputPlace(path: path).moduleName == module)
    }

    @Test func knowsTheFilesOfItsModule() {
        let place = OutputPlace(path: "Sources/App/DI/NeedleGenerated.swift")
        #expect(place.holds("Sources/App/Launch.swift"))
        #expect(place.holds("Sources/App/DI/Screens/Root.swift"))
        #expect(!place.holds("Sources/AppCore/Core.swift"))
        let projects = OutputPlace(path: "Projects/Cart/Sources/NeedleGenerated.swift")
        #expect(projects.holds("Projects/Cart/Sources/DI/Root.swift"))
        #expect(!projects.holds("Projects/Cart/Tests/RootTests.swift"))
    }

    @Test func withoutFoldersOfSourcesOnlyNeighboursAreSure() {
        let place = OutputPlace(path: "Shop/DI/NeedleGenerated.swift")
        #expect(place.holds("Shop/DI/Root.swift"))
        #expect(!place.holds("Shop/Launch.swift"))
        #expect(place.nearness(of: "Shop/DI/Root.swift") == .max)
        #expect(place.nearness(of: "Shop/Launch.swift") == 1)
        #expect(place.nearness(of: "Cart/DI/Cart.swift") == nil)
        let near = OutputPlace(near: "../Shop/Root.swift")
        #expect(!near.holds("../Shop/Launch.swift"))
        #expect(near.nearness(of: "../Shop/Launch.swift") == 1)
        #expect(near.nearness(of: "../Cart/Cart.swift") == nil)
    }
}
