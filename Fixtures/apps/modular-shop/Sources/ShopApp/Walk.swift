import AccountFeature
import AccountInterface
import CheckoutFeature
import ShopCore

/// One visit to the shop, from the door to the order history.
@MainActor
struct Walk {
    let root: RootComponent

    func run() {
        root.greeterComponent.greet()
        browse()
        search()
        reviseCart()
        guard let customer = signIn() else { return }
        let session = root.sessionComponent(for: customer)
        checkOut(in: session)
        lookAround(in: session.accountComponent)
    }

    private func browse() {
        let storefront = root.storefrontComponent
        storefront.open()
        for category in root.catalog.categories {
            let shelf = storefront.categoryComponent(for: category)
            shelf.open()
            for inner in category.categories {
                let innerShelf = shelf.categoryComponent(for: inner)
                innerShelf.open()
                inner.products.map(innerShelf.productComponent).last?.open()
            }
        }
        storefront.helpComponent.open()
    }

    private func search() {
        for word in ["sencha", "mug"] {
            let search = root.storefrontComponent.searchComponent(for: word)
            search.open()
            for product in search.results.map(search.productComponent) {
                product.open()
                product.reviewsComponent.reviewComposerComponent.submit(stars: 4, text: "As described.")
                product.reviewsComponent.open()
                product.addToCart()
            }
        }
    }

    private func reviseCart() {
        let cart = root.cartComponent
        for line in root.cart.lines {
            cart.cartLineComponent(for: line.product).setCount(2)
        }
        cart.open()
        cart.voucherComponent.redeem("WINTER")
        cart.voucherComponent.redeem("SPRING")
        cart.cartSummaryComponent.open()
        cart.helpComponent.open()
    }

    private func signIn() -> Customer? {
        let viewModel = root.signInComponent.viewModel
        return viewModel.signIn(email: "ida@example.org") ?? viewModel.signIn(email: "ada@example.org")
    }

    private func checkOut(in session: SessionComponent) {
        let checkout = session.checkoutComponent
        checkout.open()

        let delivery = checkout.deliveryComponent
        delivery.addressBookComponent.addressEditorComponent.save("2 Engine Street")
        delivery.addressBookComponent.open()
        delivery.deliverToNewestAddress()
        delivery.deliverySlotComponent.chooseFirst()

        checkout.paymentComponent.invoicePaymentComponent.choose()
        checkout.open()
        checkout.paymentComponent.cardPaymentComponent.pay()

        let review = checkout.orderReviewComponent
        review.cartSummaryComponent.open()
        review.placeOrder().open()
    }

    private func lookAround(in account: AccountComponent) {
        account.open()
        account.profileComponent.open()
        account.addressBookComponent.open()
        account.preferencesComponent.toggleNewsletter()

        let history = account.orderHistoryComponent
        history.open()
        if let order = history.orders.last {
            let detail = history.orderDetailComponent(for: order)
            detail.open()
            detail.orderAgain()
        }
        account.helpComponent.open()
    }
}
