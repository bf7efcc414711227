@Store final class Rows {
    var count = 3
    nonisolated init() {}
}
