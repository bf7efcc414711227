import Live
import Screens

enum Script {
    static let people = MemoryPeople([
        Person(id: 1, name: "Grace Hopper", role: "rear admiral"),
        Person(id: 2, name: "Ada Byron", role: "analyst"),
    ])

    static let accounts = MemoryAccounts([Credentials(name: "ada", password: "1815"): 2])
}
