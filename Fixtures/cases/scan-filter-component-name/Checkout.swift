// A component whose name and base do not hold "Component", in a file that imports nothing.
final class Checkout: Flow<CheckoutNeeds> {
    var text: String { "Pay in " + dependency.currency }
}
