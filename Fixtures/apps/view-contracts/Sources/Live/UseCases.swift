import Screens

// Use cases have no state of their own: each is what the app does, over the people that it is given.

package struct LoadPerson: Sendable {
    let people: any People

    package func callAsFunction(_ id: Person.ID) async throws(UseCaseError) -> Person {
        guard let person = await people.person(id) else { throw .unknownPerson }
        return person
    }
}

/// Depends on another use case, for what that one knows of people who are gone.
package struct RenamePerson: Sendable {
    let loadPerson: LoadPerson
    let people: any People

    package func callAsFunction(_ id: Person.ID, to name: String) async throws(UseCaseError) -> Person {
        guard name.contains(where: \.isLetter) else { throw .nameMissing }
        var person = try await loadPerson(id)
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

package struct CheckCredentials: Sendable {
    let accounts: any Accounts

    package func callAsFunction(_ credentials: Credentials) async throws(UseCaseError) -> Person.ID {
        guard let person = await accounts.person(for: credentials) else { throw .wrongCredentials }
        return person
    }
}

package enum UseCaseError: Error {
    case unknownPerson
    case nameMissing
    case wrongCredentials

    var message: String {
        switch self {
        case .unknownPerson: "This person is gone."
        case .nameMissing: "A name needs a letter."
        case .wrongCredentials: "This name and password do not match."
        }
    }
}
