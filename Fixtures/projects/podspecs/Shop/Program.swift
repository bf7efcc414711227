@main
enum Program {
    @MainActor static func main() {
        let root = RootComponent()
        print(root.cart.receipt)
        print(root.cart.checkout.bill)
        print(root.profile.title)
    }
}
