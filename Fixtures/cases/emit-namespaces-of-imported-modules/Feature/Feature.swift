import DIRuntime
import Foundation
import Names
import Screens

extension Profile {
    public struct Style {
        public let name: String

        public init(name: String) {
            self.name = name
        }
    }
}

extension Profile.Edit {
    public protocol EditDependency: Dependency {
        var style: Profile.Style { get }
    }

    public final class EditComponent: Component<EditDependency> {
        public var text: String { dependency.style.name }
    }
}

extension Notification {
    public protocol BannerDependency: Dependency {
        var user: String { get }
    }

    public final class BannerComponent: Component<BannerDependency> {
        public var text: String { dependency.user }
    }
}

extension Names.Settings {
    public protocol PageDependency: Dependency {
        var user: String { get }
    }

    public final class PageComponent: Component<PageDependency> {
        public var text: String { dependency.user }
    }

    public typealias Page = PageComponent
}

public protocol ScreensDependency: Dependency {
    var style: Profile.Style { get }
    var user: String { get }
}

public final class ScreensComponent: Component<ScreensDependency> {
    public var edit: Profile.Edit.EditComponent { Profile.Edit.EditComponent(parent: self) }
    public var banner: Notification.BannerComponent { Notification.BannerComponent(parent: self) }
    public var page: Names.Settings.Page { Names.Settings.Page(parent: self) }
    public var text: String { edit.text + banner.text + page.text }
}
