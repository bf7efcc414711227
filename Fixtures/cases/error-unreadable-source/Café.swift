// This file has a name outside of ASCII, and is read.
import DIRuntime

extension MenuComponent {
    var house: String { "Café" }
}
