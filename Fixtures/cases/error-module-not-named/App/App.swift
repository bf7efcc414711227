// "modules" leaves out two folders. Classes of LoggedIn have names that come close to those of these folders.
import DIRuntime
import Feed
import Foundation
import LoggedIn
import LoggedOut

final class RootComponent: BootstrapComponent {
    let user: String = "Ada"

    var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
    var loggedOut: LoggedOutComponent { LoggedOutComponent(parent: self) }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
