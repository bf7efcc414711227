import AdItem
import AnalyticsWorker
import Architecture
import CourtyardCore
import FeedTab
import HomeScreen
import PhotoItem
import PluginFramework
import ProfileTab
import RefreshWorker
import TextItem
import TipItem

// Which plug-in stands behind which flag. The one place that knows both: the compiler wants a plug-in for every flag,
// the generator a provider for all that the plug-in asks for.
extension LoggedInComponent {
    var tabs: PluginPoint<TabFlag, HomeTab> {
        PluginPoint(flags: flags) { flag in
            switch flag {
            case .feed: FeedComponent(parent: self).make()
            case .profile: ProfileComponent(parent: self).make()
            }
        }
    }

    var feedItems: PluginPoint<FeedItemFlag, TypeErasedView> {
        PluginPoint(flags: flags) { flag in
            switch flag {
            case .text: TypeErasedView(TextItemComponent(parent: self).make())
            case .photo: TypeErasedView(PhotoItemComponent(parent: self).make())
            case .ad: TypeErasedView(AdItemComponent(parent: self).make())
            case .tip: TypeErasedView(TipItemComponent(parent: self).make())
            }
        }
    }

    var workers: PluginPoint<WorkerFlag, any Worker> {
        PluginPoint(flags: flags) { flag in
            switch flag {
            case .analytics: AnalyticsComponent(parent: self).make()
            case .refresh: RefreshComponent(parent: self).make()
            }
        }
    }
}
