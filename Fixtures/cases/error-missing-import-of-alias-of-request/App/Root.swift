import DIRuntime
import Feature
import Store

final class RootComponent: BootstrapComponent {
    let parcels: Parcels
    let lost: Parcels?

    init(parcels: Parcels) {
        self.parcels = parcels
        lost = nil
        super.init()
    }

    var desk: DeskComponent { DeskComponent(parent: self) }
}
