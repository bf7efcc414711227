// Compositions that nothing names, and what has the name that they would get: each has a mock of its own.
import DIRuntime

protocol Audio: Dependency {
    var volume: Int { get }
}

protocol Video: Dependency {
    var width: Int { get }
}

protocol AudioAndVideo: Dependency {
    var seconds: Int { get }
}

protocol Text: Dependency {
    var words: Int { get }
}

typealias TextAndVideo = Text & Audio

final class FilmComponent: Component<Audio & Video> {}

final class ClipComponent: Component<Video & Audio> {}

final class CaptionComponent: Component<TextAndVideo> {}

final class TitleComponent: Component<Text & Video> {}
