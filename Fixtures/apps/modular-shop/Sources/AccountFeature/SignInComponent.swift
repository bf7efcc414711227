import AccountInterface
import DIRuntime
import ShopCore

public protocol SignInDependency: Dependency {
    var customerDirectory: any CustomerDirectory { get }
    var display: any Display { get }
}

public final class SignInComponent: FeatureComponent<SignInDependency> {
    override public var sectionName: String { "Sign-in" }

    @MainActor public var viewModel: SignInViewModel {
        SignInViewModel(directory: dependency.customerDirectory, display: dependency.display, section: section)
    }
}

@MainActor
public final class SignInViewModel {
    private let directory: any CustomerDirectory
    private let display: any Display
    private let section: Section

    init(directory: any CustomerDirectory, display: any Display, section: Section) {
        self.directory = directory
        self.display = display
        self.section = section
    }

    public func signIn(email: String) -> Customer? {
        let customer = directory.customer(withEmail: email)
        let answer = customer.map { "Hello, \($0.name)." } ?? "Nobody has the address \(email)."
        display.show(section.page("Sign in", [answer]))
        return customer
    }
}
