struct Ports {
    var first: Int
}
