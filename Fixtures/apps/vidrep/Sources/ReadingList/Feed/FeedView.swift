#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

struct FeedView: View {
    let dispatcher: any Dispatcher
    let repository: any Repository
    let routerDelegate: any RouterDelegate

    var body: some View {
        let feed = repository.state.feed
        let showsTexts = repository.state.settings.showsTexts
        VStack(alignment: .leading) {
            Text("Feed")
            VStack(alignment: .leading) {
                ForEach(feed.articles) { article in
                    Button(article.title) { routerDelegate.open(article.id) }
                    if showsTexts {
                        Text(article.text)
                    }
                }
                if feed.isLoading {
                    Text("Loading…")
                } else {
                    Button("Refresh") { dispatcher.send(.refresh) }
                }
            }
            .modifier(BannerModifier(banner: feed.banner, dispatcher: dispatcher))
        }
    }
}
