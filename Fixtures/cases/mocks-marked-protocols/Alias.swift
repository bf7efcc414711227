// needle:mock
typealias Studio = Player & Recorder
