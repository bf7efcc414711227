private enum QualityOfService { case any }
private struct Handler {}
private struct Component {}
private typealias Dependency = Int
private struct Progress {}

struct Queue {
    private let handler = Handler()
    private let quality = QualityOfService.any
}
