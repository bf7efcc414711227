import AccountFeature
import AccountInterface
import DIRuntime
import ShopCore

public protocol DeliveryDependency: Dependency {
    var addressBook: any AddressBook { get }
    var checkoutDraft: CheckoutDraft { get }
}

public final class DeliveryComponent: Component<DeliveryDependency> {
    public func deliverToNewestAddress() {
        dependency.checkoutDraft.address = dependency.addressBook.addresses.last
    }

    public var addressBookComponent: AddressBookComponent { AddressBookComponent(parent: self) }
    public var deliverySlotComponent: DeliverySlotComponent { DeliverySlotComponent(parent: self) }
}

public protocol DeliverySlotDependency: Dependency {
    var checkoutDraft: CheckoutDraft { get }
    var deliveryPlan: any DeliveryPlan { get }
    var display: any Display { get }
    var section: Section { get }
}

public final class DeliverySlotComponent: Component<DeliverySlotDependency> {
    public func chooseFirst() {
        let slots = dependency.deliveryPlan.slots
        dependency.checkoutDraft.slot = slots.first
        dependency.display.show(dependency.section.page("Delivery slots", slots))
    }
}
