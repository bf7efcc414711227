import DIRuntime

@MainActor
package protocol DirectoryDependency: Dependency {
    var directoryContract: any DirectoryViewContract { get }
}

package final class DirectoryComponent: MainActorComponent<DirectoryDependency> {
    package var contract: any DirectoryViewContract { shared { dependency.directoryContract } }

    package func profileComponent(_ id: Person.ID) -> ProfileComponent {
        ProfileComponent(parent: self, id: id)
    }
}
