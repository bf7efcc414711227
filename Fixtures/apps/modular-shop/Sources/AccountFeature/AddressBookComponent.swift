import AccountInterface
import DIRuntime
import ShopCore

public protocol AddressBookDependency: Dependency {
    var addressBook: any AddressBook { get }
    var display: any Display { get }
    var section: Section { get }
}

public final class AddressBookComponent: Component<AddressBookDependency> {
    public func open() {
        dependency.display.show(dependency.section.page("Addresses", dependency.addressBook.addresses))
    }

    public var addressEditorComponent: AddressEditorComponent { AddressEditorComponent(parent: self) }
}

public protocol AddressEditorDependency: Dependency {
    var addressBook: any AddressBook { get }
}

public final class AddressEditorComponent: Component<AddressEditorDependency> {
    public func save(_ address: String) {
        dependency.addressBook.add(address)
    }
}
