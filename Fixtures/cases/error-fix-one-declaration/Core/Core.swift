import DIRuntime

open class CoreComponent: BootstrapComponent {
    let retries: Int = 3, delay: Double = 0.5  // reported here
    let (host, port) = ("localhost", 80)  // reported here
    private let title: String = "Core", author: String = "Ada"  // reported here, where nobody asks for the title
    public let user: String = "Ada", limit: Int = 10
}
