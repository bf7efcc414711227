#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

package struct DirectoryView<Contract: DirectoryViewContract>: View {
    private let contract: Contract
    private let navigation: Navigation
    private let makeProfile: (Person.ID) -> AnyView

    package init(contract: Contract, navigation: Navigation, makeProfile: @escaping (Person.ID) -> AnyView) {
        self.contract = contract
        self.navigation = navigation
        self.makeProfile = makeProfile
    }

    package var body: some View {
        if let screen = navigation.screen {
            VStack(alignment: .leading) {
                screen
                Button("Back") { navigation.close() }
            }
        } else {
            VStack(alignment: .leading) {
                Text(contract.heading)
                ForEach(contract.rows) { row in
                    PersonRow(contract: row) { navigation.open(makeProfile(row.id)) }
                }
            }
            .onAppear { contract.load() }
        }
    }
}

struct PersonRow<Contract: PersonRowContract>: View {
    let contract: Contract
    let open: @MainActor () -> Void

    var body: some View {
        Button(contract.title, action: open)
    }
}

extension DirectoryComponent {
    package var view: AnyView { view(of: contract) }

    private var navigation: Navigation { shared { Navigation() } }

    private func view(of contract: some DirectoryViewContract) -> AnyView {
        AnyView(DirectoryView(contract: contract, navigation: navigation) { self.profileComponent($0).view })
    }
}
