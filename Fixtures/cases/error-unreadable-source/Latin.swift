// This file was saved as ISO-8859-1.
import DIRuntime

extension RootComponent {
    var dessert: String { "crème brûlée" }
}
