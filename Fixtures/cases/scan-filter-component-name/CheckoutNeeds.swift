// A dependency protocol whose name and parent do not hold "Dependency", in a file that imports nothing.
protocol CheckoutNeeds: Needs {
    var currency: String { get }
}
