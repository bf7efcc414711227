#if !canImport(SwiftUI)
import DIRuntime
import Screens
import Testing
import TextViews

@MainActor
@Suite("A view needs its contract, and nothing else")
struct ViewTests {
    @Test("it shows the contract, and passes on what is done")
    func profile() throws {
        let contract = CountingProfile()
        let window = Window(ProfileView(contract: contract))
        #expect(contract.loads == 1)
        #expect(window.lines == ["A fake", "Name: Loaded 1", "[Save]"])
        try window.type("Ada", into: "Name")
        #expect(contract.name == "Ada")
        try window.tap("Save")
        #expect(window.lines == ["A fake", "Name: Ada", "[Save]", "Saved 1: Ada"])
        #expect(contract.loads == 1)
    }

    @Test("a component makes it of whatever contract it is given")
    func component() {
        let parent = StandaloneScope { table in
            table.register(ProfileComponent.self) { _ in ProfileDependencyMock.counting }
        }
        let component = ProfileComponent(parent: parent, id: 3)
        #expect(component.contract is CountingProfile)
        #expect(component.contract === component.contract)
        #expect(Window(component.view).lines.first == "Fake 3")
    }

    @Test("a screen that is opened from another lives until it is closed")
    func navigation() throws {
        weak var newest: CountingProfile?
        let profiles = ProfileDependencyMock()
        profiles.profileContractHandler = { id in
            let contract = CountingProfile(title: "Fake \(id)")
            newest = contract
            return contract
        }
        let parent = StandaloneScope { table in
            table.register(DirectoryComponent.self) { _ in
                DirectoryDependencyMock(directoryContract: FixedDirectory())
            }
            table.register(ProfileComponent.self) { _ in profiles }
        }
        let window = Window(DirectoryComponent(parent: parent).view)
        #expect(window.lines == ["A fake", "[Ada, analyst]"])
        try window.tap("Ada, analyst")
        #expect(window.lines == ["Fake 7", "Name: Loaded 1", "[Save]", "[Back]"])
        #expect(newest?.loads == 1)
        try window.tap("Back")
        #expect(window.lines == ["A fake", "[Ada, analyst]"])
        #expect(newest == nil)
        #expect(profiles.profileContractCallCount == 1)
    }
}
#endif
