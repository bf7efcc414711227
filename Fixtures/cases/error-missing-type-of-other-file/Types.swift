// Nothing here concerns the graph but for the names of these types, which are declared all the same.
struct UserName {
    let text: String
}

protocol Database {}

struct MemoryDatabase: Database {}
