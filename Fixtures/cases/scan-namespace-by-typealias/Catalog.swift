// Namespaces that moved, and keep their old names: what an extension of such a name declares is in the namespace.
enum Shop {
    enum Catalog {
        struct Item { let name: String }
        enum Detail { struct Note { let text: String } }
    }
}

typealias Catalog = Shop.Catalog
typealias Goods = Catalog

struct Note { let text: String }
