// The root has a new name where it is declared only. Nothing extends or creates by that, so it is what others mean.
import DIRuntime

public final class ShopComponent: BootstrapComponent {
    public let currency = "EUR"
}
