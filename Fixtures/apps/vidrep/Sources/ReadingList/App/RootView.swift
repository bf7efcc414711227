#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

/// Shows the screen that the router tells, and below it the way to the lists.
struct RootView: View {
    let router: Router
    let dispatcher: any Dispatcher
    let makeFeed: () -> FeedView
    let makeSaved: () -> SavedView
    let makeArticleOfFeed: (Article.ID) -> ArticleView
    let makeArticleOfSaved: (Article.ID) -> ArticleView

    var body: some View {
        VStack(alignment: .leading) {
            switch (router.route.list, router.route.article) {
            case (.feed, nil): makeFeed()
            case (.saved, nil): makeSaved()
            case (.feed, let id?): makeArticleOfFeed(id)
            case (.saved, let id?): makeArticleOfSaved(id)
            }
            Divider()
            HStack {
                Button("Feed") { dispatcher.send(.show(.feed)) }
                Button("Saved") { dispatcher.send(.show(.saved)) }
            }
        }
        .onAppear { dispatcher.send(.launch) }
    }
}
