// The namespace and its types, in a file that knows nothing of the graph.
enum Catalog {
    struct Item { let name: String }
    enum Detail { struct Note { let text: String } }
}

struct Note { let text: String }
