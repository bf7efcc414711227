// In one that imports it, and sees a public class only.
import DIRuntime
import Home

extension HeaderComponent {  // reported here
    public var size: Int { 12 }
}
