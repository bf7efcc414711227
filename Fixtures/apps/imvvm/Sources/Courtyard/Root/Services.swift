import CourtyardCore
import DIRuntimeFlags

actor HouseBoard: NoticeBoard {
    private var written = [Post(author: "Grace", text: "Who has a ladder?")]

    func posts() -> [Post] {
        written
    }

    func write(_ post: Post) {
        written.append(post)
    }
}

struct HouseAlbum: PhotoAlbum {
    let captions = ["The lime tree in bloom"]
}

struct BikeShop: AdBroker {
    func slogan(for user: User) -> String { "\(user.name), your bicycle wants new brakes." }
}

final class PrintedJournal: Journal {
    func record(_ entry: String) {
        print("    · \(entry)")
    }
}

/// Flags that are set where the app is started.
struct LaunchFlags: FlagSource {
    private let values: FlagValues

    init(flags: FlagValues) {
        values = flags
    }

    func flags() -> FlagValues { values }
}
