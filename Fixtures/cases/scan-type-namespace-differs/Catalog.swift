// Two types of the same last name, in a file that knows nothing of the graph.
enum Catalog {
    struct Note { let text: String }
}

struct Note { let text: String }
