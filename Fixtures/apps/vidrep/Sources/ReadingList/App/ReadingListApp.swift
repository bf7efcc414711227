#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The same graph and the same views, in a window of SwiftUI. Without a server in the environment, as in
/// `READING_LIST_SERVER=http://localhost:8080`, the articles are those of the script.
struct ReadingListApp: App {
    private let resolver = Resolver(
        apiClient: Self.apiClient, database: UserDefaultsDatabase(),
        assetStore: FileAssets(folder: Self.pictures))

    var body: some Scene {
        WindowGroup { resolver.flowComponent.rootView }
    }

    private static var pictures: URL {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        return documents.first ?? FileManager.default.temporaryDirectory
    }

    private static var apiClient: any APIClient {
        guard let server = ProcessInfo.processInfo.environment["READING_LIST_SERVER"].flatMap(URL.init(string:)) else {
            return ScriptedAPIClient(answers: Script.answers)
        }
        return URLSessionAPIClient(server: server)
    }
}
#endif
