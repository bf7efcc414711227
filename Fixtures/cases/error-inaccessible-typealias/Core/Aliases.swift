typealias Entries = [Entry]
typealias Drafts = [Draft]

// What stands in a type is another name.
enum Names {
    typealias Target = Int
    typealias Selection = Int
}
