struct Token: ~Copyable {
    var number: Int
}
