#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

struct FeedView: View {
    let dispatcher: any Dispatcher
    let repository: any Repository

    var body: some View {
        let feed = repository.state.feed
        VStack(alignment: .leading) {
            Text("Feed")
            if let banner = feed.banner {
                Text("! \(banner)")
                Button("Dismiss") { dispatcher.send(.dismissBanner) }
            }
            ForEach(feed.articles) { article in
                Button(article.title) { dispatcher.send(.open(article.id)) }
            }
            if feed.isLoading {
                Text("Loading…")
            } else {
                Button("Refresh") { dispatcher.send(.refresh) }
            }
        }
    }
}
