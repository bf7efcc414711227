import Foundation

/// What happens in the app. Views send the first ones; the others are what came of them.
enum Action: Equatable, Sendable {
    case launch
    case refresh
    case dismissBanner
    case toggleSaved(Article.ID)
    case typeCaption(String)
    case makeCover
    case saveCover

    case fetched([Article])
    case fetchFailed(reason: String, cached: [Article])
    case restoredSaved(Set<Article.ID>)
    case coverMade(Data)
    case coverSaved(as: String)
    case coverFailed(reason: String)
}
