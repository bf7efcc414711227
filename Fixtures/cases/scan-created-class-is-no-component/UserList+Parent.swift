extension UserList {
    convenience init(parent: AnyObject) {
        self.init()
        elements = ["Ada"]
    }
}
