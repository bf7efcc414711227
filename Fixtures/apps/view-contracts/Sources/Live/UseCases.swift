import Screens

// Use cases have no state of their own: each is what the app does, over the people that it is given.

package struct LoadPerson: Sendable {
    let people: any People

    package func callAsFunction(_ id: Person.ID) async throws(UseCaseError) -> Person {
        guard let person = await people.person(id) else { throw .unknownPerson }
        return person
    }
}

package struct RenamePerson: Sendable {
    let people: any People

    package func callAsFunction(_ id: Person.ID, to name: String) async throws(UseCaseError) -> Person {
        guard name.contains(where: \.isLetter) else { throw .nameMissing }
        guard var person = await people.person(id) else { throw .unknownPerson }
        person.name = name
        await people.store(person)
        return person
    }
}

package struct ListPeople: Sendable {
    let people: any People

    /// In the order of their names.
    package func callAsFunction() async -> [Person] {
        await people.all().sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }
}

package enum UseCaseError: Error {
    case unknownPerson
    case nameMissing

    var message: String {
        switch self {
        case .unknownPerson: "This person is gone."
        case .nameMissing: "A name needs a letter."
        }
    }
}
