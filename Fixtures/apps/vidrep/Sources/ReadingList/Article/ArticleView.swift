#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

struct ArticleView: View {
    let dispatcher: any Dispatcher
    let repository: any Repository
    let id: Article.ID
    let listTitle: String

    var body: some View {
        let state = repository.state
        VStack(alignment: .leading) {
            if let article = state.article(id) {
                Text(article.title)
                Text(article.text)
                Button(state.saved.ids.contains(id) ? "Remove" : "Save") { dispatcher.send(.toggleSaved(id)) }
            } else {
                Text("This article is gone.")
            }
            Button("Back to \(listTitle)") { dispatcher.send(.close) }
        }
    }
}
