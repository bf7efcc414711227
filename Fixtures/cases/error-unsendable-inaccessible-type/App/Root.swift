import DIRuntime
import Files

final class RootComponent: BootstrapComponent {
    let disk: any Disk
    // A mistake of its own.
    var folder: String { "/" }

    init(disk: any Disk) {
        self.disk = disk
        super.init()
    }

    var reader: ReaderComponent { ReaderComponent(parent: self) }
}
