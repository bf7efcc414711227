import Live
import Screens
import Testing

@MainActor
@Suite("Use cases")
struct UseCaseTests {
    private let people = MemoryPeople([
        Person(id: 1, name: "Grace", role: "rear admiral"),
        Person(id: 2, name: "Ada", role: "analyst"),
    ])

    @Test("they do what the app does")
    func work() async throws {
        let root = LiveRoot(people: people)
        let session = root.sessionComponent(user: 1)
        #expect(try await root.loadPerson(1).name == "Grace")
        #expect(try await session.renamePerson(2, to: "Ada Lovelace").name == "Ada Lovelace")
        #expect(await people.person(2)?.name == "Ada Lovelace")
        #expect(await session.listPeople().map(\.id) == [2, 1])
    }

    @Test("they say what cannot be done, and then nothing is done")
    func errors() async {
        let root = LiveRoot(people: people)
        let session = root.sessionComponent(user: 1)
        await #expect(throws: UseCaseError.unknownPerson) { try await root.loadPerson(3) }
        await #expect(throws: UseCaseError.unknownPerson) { try await session.renamePerson(3, to: "Nobody") }
        await #expect(throws: UseCaseError.nameMissing) { try await session.renamePerson(1, to: " 1906 ") }
        #expect(await people.person(1)?.name == "Grace")
    }

    /// One value, asked again, knows nothing of what it answered before; and any number of tasks can use it at once.
    @Test("they have no state")
    func stateless() async throws {
        let root = LiveRoot(people: people)
        let session = root.sessionComponent(user: 1)
        let loadPerson = root.loadPerson
        let renamePerson = session.renamePerson
        #expect(try await loadPerson(1).name == "Grace")
        await people.store(Person(id: 1, name: "Rear Admiral Hopper", role: "retired"))
        #expect(try await loadPerson(1).name == "Rear Admiral Hopper")

        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in 1...2 {
                group.addTask {
                    for number in 0..<100 {
                        let renamed = try await renamePerson(id, to: "Name \(number)")
                        let loaded = try await loadPerson(id)
                        #expect(loaded == renamed)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("a session has them for all of its screens, and another root has others")
    func shared() async throws {
        let root = LiveRoot(people: people)
        let session = root.sessionComponent(user: 1)
        let viewModels = session.viewModelsComponent
        _ = try await viewModels.renamePerson(1, to: "Amazing Grace")
        #expect(try await root.loadPerson(1).name == "Amazing Grace")
        #expect(await root.sessionComponent(user: 2).listPeople().map(\.name) == ["Ada", "Amazing Grace"])
        let elsewhere = LiveRoot(people: MemoryPeople([]))
        await #expect(throws: UseCaseError.unknownPerson) { try await elsewhere.loadPerson(1) }
    }
}
