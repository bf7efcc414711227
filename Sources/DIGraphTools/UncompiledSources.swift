import DIGraphCommand
import DIGraphProjects

/// The sources that are compiled nowhere: those in the folder of a target that leaves them out, and those that an Xcode
/// project shows and no target compiles.
///
/// What was named by itself is read all the same, and so is a named folder of which nothing is compiled.
struct UncompiledSources {
    private var indices: Set<Int> = []

    init(_ found: FoundModules, _ question: ModuleSearch.Question, holders: [Set<Int>]) {
        let open = holders.indices.filter { holders[$0].isEmpty && !question.sources[$0].isNamed }
        let owned = zip(open, found.areOwned(open.map { question.sources[$0].real })).filter(\.1).map(\.0)
        if owned.isEmpty { return }
        let compiled = holders.indices.filter { !holders[$0].isEmpty }.map { question.sources[$0].real }
        let compiledFolders = Self.folders(around: compiled)
        let wanted = Set(question.folders).subtracting(compiledFolders)
        indices = Set(owned.filter { !Self.lies(question.sources[$0].real, in: wanted) })
    }

    func contains(_ index: Int) -> Bool { indices.contains(index) }

    /// All folders above some files.
    private static func folders(around paths: [String]) -> Set<String> {
        var folders: Set<String> = []
        for path in paths {
            var folder = Path.folder(of: path)
            while folders.insert(folder).inserted, folder != "/" { folder = Path.folder(of: folder) }
        }
        return folders
    }

    private static func lies(_ path: String, in folders: Set<String>) -> Bool {
        var folder = path
        while !folders.isEmpty, folder != "/" {
            folder = Path.folder(of: folder)
            if folders.contains(folder) { return true }
        }
        return false
    }
}
