// Holds the name as well, and is fine.
struct Phones {
    var phone: String
}
