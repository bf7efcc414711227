private enum QualityOfService { case any }
private struct Handler {}

struct Queue {
    private let handler = Handler()
    private let quality = QualityOfService.any
}
