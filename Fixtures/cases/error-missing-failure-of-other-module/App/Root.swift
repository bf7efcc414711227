import DIRuntime
import Mail
import Store

final class RootComponent: BootstrapComponent {
    var mail: MailComponent { MailComponent(parent: self) }

    func audit(_ text: String) throws(StoreFailure) {}
    func flush() async throws(Store.Failure) {}
}
