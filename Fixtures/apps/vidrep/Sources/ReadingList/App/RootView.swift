#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

/// Shows the screen that the router tells, and below it the way to the pages.
struct RootView: View {
    let router: Router
    let dispatcher: any Dispatcher
    let settingsDispatcher: any SettingsDispatcher
    let makeFeed: () -> FeedView
    let makeSaved: () -> SavedView
    let makeCover: () -> CoverView
    let makeSettings: () -> SettingsView
    let makeArticleOfFeed: (Article.ID) -> ArticleView
    let makeArticleOfSaved: (Article.ID) -> ArticleView

    var body: some View {
        VStack(alignment: .leading) {
            switch (router.route.page, router.route.article) {
            case (.saved, nil): makeSaved()
            case (.saved, let id?): makeArticleOfSaved(id)
            case (.feed, nil): makeFeed()
            case (.feed, let id?): makeArticleOfFeed(id)
            case (.cover, _): makeCover()
            case (.settings, _): makeSettings()
            }
            Divider()
            HStack {
                Button("Feed") { router.show(.feed) }
                Button("Saved") { router.show(.saved) }
                Button("Cover") { router.show(.cover) }
                Button("Settings") { router.show(.settings) }
            }
        }
        .onAppear {
            settingsDispatcher.restore()
            dispatcher.send(.launch)
        }
    }
}
