extension RootComponnet {  // reported here
    var title: String { "Home" }
}

extension RootComponnet {
    var feed: FeedComponent { FeedComponent(parent: self) }
}
