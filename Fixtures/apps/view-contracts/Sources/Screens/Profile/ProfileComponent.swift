import DIRuntime

@MainActor
package protocol ProfileDependency: Dependency {
    func profileContract(of id: Person.ID) -> any ProfileViewContract
}

/// The screen of one person, in whatever graph it is made.
package final class ProfileComponent: MainActorComponent<ProfileDependency> {
    private let id: Person.ID

    package init(parent: any Scope, id: Person.ID) {
        self.id = id
        super.init(parent: parent)
    }

    package var contract: any ProfileViewContract { shared { dependency.profileContract(of: id) } }
}
