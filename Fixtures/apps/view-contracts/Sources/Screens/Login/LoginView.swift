#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

package struct LoginView<Contract: LoginViewContract>: View {
    @Bindable private var contract: Contract

    package init(contract: Contract) {
        self.contract = contract
    }

    package var body: some View {
        VStack(alignment: .leading) {
            Text("Who are you?")
            TextField("Name", text: $contract.name)
            SecureField("Password", text: $contract.password)
            if contract.isBusy {
                Text("One moment…")
            } else {
                Button("Log in") { contract.logIn() }
            }
            if let message = contract.message {
                Text(message)
            }
        }
    }
}

extension LoginComponent {
    package var view: AnyView { view(of: contract) }

    private func view(of contract: some LoginViewContract) -> AnyView {
        AnyView(LoginView(contract: contract))
    }
}
