import Screens

/// Where passwords are kept.
package protocol Accounts: Sendable {
    func person(for credentials: Credentials) async -> Person.ID?
}

package struct Credentials: Hashable, Sendable {
    let name: String
    let password: String

    package init(name: String, password: String) {
        self.name = name
        self.password = password
    }
}

package struct MemoryAccounts: Accounts {
    private let people: [Credentials: Person.ID]

    package init(_ people: [Credentials: Person.ID]) {
        self.people = people
    }

    package func person(for credentials: Credentials) -> Person.ID? { people[credentials] }
}
