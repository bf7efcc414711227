// Sources without a component: a warning without a place, and an empty but valid generated file.
import DIRuntime

struct Temperature {
    let celsius: Double
    var fahrenheit: Double { celsius * 9 / 5 + 32 }
}

/// A class that only looks like one: it has no dependency protocol and another base.
class Widget<Content> {
    let content: Content

    init(content: Content) {
        self.content = content
    }
}

final class ComponentList: Widget<[String]> {
}
