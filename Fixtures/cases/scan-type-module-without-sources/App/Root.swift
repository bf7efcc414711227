import DIRuntime
import Kit
import struct Vendor.Client

final class RootComponent: BootstrapComponent {
    let client: Vendor.Client = .init()
    let options: ClientOptions = .init()
    var all: [Client.Options] { [options] }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
