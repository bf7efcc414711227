import Screens

/// Where people are kept: the one thing in the app that has a memory.
package protocol People: Sendable {
    func all() async -> [Person]
    func person(_ id: Person.ID) async -> Person?
    func store(_ person: Person) async
}

package actor MemoryPeople: People {
    private var people: [Person]

    package init(_ people: [Person]) {
        self.people = people
    }

    package func all() -> [Person] { people }

    package func person(_ id: Person.ID) -> Person? {
        people.first { $0.id == id }
    }

    package func store(_ person: Person) {
        guard let index = people.firstIndex(where: { $0.id == person.id }) else { return }
        people[index] = person
    }
}
