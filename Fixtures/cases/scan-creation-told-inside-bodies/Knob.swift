// No component, and in a file that the graph does not concern.
final class Knob {
    let parent: AnyObject
    init(parent: AnyObject) { self.parent = parent }
}
