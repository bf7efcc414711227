import DIGraphCore
import SwiftFacts

/// A head with the names themselves, to compare.
struct HeadNames {
    let keyword: DeclarationHead.Keyword
    let name: [NameHash]
    var mentions: [NameHash] = []
    var bases: [NameHash] = []
    var isNested = false

    static func of(_ heads: DeclarationHeads) -> [HeadNames] {
        heads.heads.map {
            HeadNames(
                keyword: $0.keyword, name: heads[$0.name], mentions: heads[$0.mentions], bases: heads[$0.bases],
                isNested: $0.isNested)
        }
    }
}
