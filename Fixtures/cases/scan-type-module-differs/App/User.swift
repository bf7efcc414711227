// The app's type of the same name.
struct User {
    let id: Int
}
