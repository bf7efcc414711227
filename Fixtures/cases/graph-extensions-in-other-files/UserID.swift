extension User: Identifiable {
    var id: Int { 1 }
}
