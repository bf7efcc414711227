#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

package struct RootScreenView<Contract: RootViewContract>: View {
    private let contract: Contract
    private let screen: (Person.ID?) -> AnyView

    package init(contract: Contract, screen: @escaping (Person.ID?) -> AnyView) {
        self.contract = contract
        self.screen = screen
    }

    package var body: some View {
        VStack(alignment: .leading) {
            // Another user, another view: nothing of the first one's is left.
            screen(contract.user).id(contract.user)
            if contract.user != nil {
                Divider()
                Button("Log out") { contract.logOut() }
            }
        }
        .onAppear { contract.start() }
    }
}

extension RootScreenComponent {
    package var view: AnyView { view(of: contract) }

    private func view(of contract: some RootViewContract) -> AnyView {
        AnyView(RootScreenView(contract: contract) { self.screen(of: $0) })
    }
}
