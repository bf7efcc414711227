#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

struct ArticleView: View {
    let dispatcher: any Dispatcher
    let repository: any Repository
    let routerDelegate: any RouterDelegate
    let id: Article.ID
    let listTitle: String

    var body: some View {
        let state = repository.state
        VStack(alignment: .leading) {
            if let article = state.article(id) {
                Text(article.title)
                Text(article.text)
                SaveButton(dispatcher: dispatcher, id: id, isSaved: state.saved.ids.contains(id))
            } else {
                Text("This article is gone.")
            }
            Button("Back to \(listTitle)") { routerDelegate.close() }
        }
    }
}
