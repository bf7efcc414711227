// Neither is this one.
final class Button {
    let parent: AnyObject
    init(parent: AnyObject) { self.parent = parent }
}
