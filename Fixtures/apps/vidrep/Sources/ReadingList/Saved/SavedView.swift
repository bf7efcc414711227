#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

struct SavedView: View {
    let repository: any Repository
    let routerDelegate: any RouterDelegate

    var body: some View {
        let state = repository.state
        let articles = state.feed.articles.filter { state.saved.ids.contains($0.id) }
        VStack(alignment: .leading) {
            Text("Saved")
            if articles.isEmpty {
                Text("Nothing is saved.")
            }
            ForEach(articles) { article in
                Button(article.title) { routerDelegate.open(article.id) }
            }
        }
    }
}
