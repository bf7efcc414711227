import Architecture
import CourtyardCore
import FeedTab
import HomeScreen
import PluginFramework

final class RecordingJournal: Journal {
    private(set) var entries: [String] = []

    func record(_ entry: String) {
        entries.append(entry)
    }

    /// What was recorded since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

struct FakeBoard: NoticeBoard {
    let texts: [String]

    func posts() -> [Post] {
        texts.map { Post(author: "Lin", text: $0) }
    }
}

struct FakeFlags: FlagSource {
    let names: Set<String>

    func switchedOff() -> Set<String> {
        names
    }
}

final class FakeWorker: Worker {
    private let journal: any Journal

    init(journal: any Journal) {
        self.journal = journal
    }

    func start() -> [AnyCancellable] {
        journal.record("starts")
        AnyCancellable { [journal] in MainActor.assumeIsolated { journal.record("stops") } }
    }
}
