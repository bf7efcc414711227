#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

package struct ProfileView<Contract: ProfileViewContract>: View {
    @Bindable private var contract: Contract

    package init(contract: Contract) {
        self.contract = contract
    }

    package var body: some View {
        VStack(alignment: .leading) {
            Text(contract.title)
            TextField("Name", text: $contract.name)
            Button("Save") { contract.save() }
            if let message = contract.message {
                Text(message)
            }
        }
        .onAppear { contract.load() }
    }
}

extension ProfileComponent {
    package var view: AnyView { view(of: contract) }

    // The contract's type becomes the view's here, and nobody above has to know it.
    private func view(of contract: some ProfileViewContract) -> AnyView {
        AnyView(ProfileView(contract: contract))
    }
}
