extension Marker {
    convenience init(parent: AnyObject) {
        self.init()
        self.parent = parent
    }
}
