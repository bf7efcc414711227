import AccountInterface
import DIRuntime
import ShopCore

package protocol ProfileDependency: Dependency {
    var customer: Customer { get }
    var display: any Display { get }
    var section: Section { get }
}

package final class ProfileComponent: Component<ProfileDependency> {
    package func open() {
        let customer = dependency.customer
        dependency.display.show(dependency.section.page("Profile", ["\(customer.name) <\(customer.email)>"]))
    }
}
