private enum QualityOfService { case any }
private struct Handler {}
private struct Component {}
private struct Plugins {}
private typealias Dependency = Int
private struct Progress {}

struct Queue {
    private let handler = Handler()
    private let quality = QualityOfService.any
}
