// In a module that could import it, and does not.
import DIRuntime

extension HomeComponent {  // reported here
    public var title: String { "Home" }
}
