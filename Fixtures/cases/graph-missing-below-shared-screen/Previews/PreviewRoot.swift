import DIRuntime
import Screens

package final class PreviewRoot: BootstrapComponent {
    var directory: DirectoryComponent { DirectoryComponent(parent: self) }
}
