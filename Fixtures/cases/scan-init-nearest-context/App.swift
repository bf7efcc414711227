// `.init(parent: self)` takes its type from the nearest declaration around it, not from the member's.
import DIRuntime

protocol PageDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<PageDependency> {
    var text: String { "home of \(dependency.title)" }
}

final class NewsComponent: Component<PageDependency> {
    var text: String { "news of \(dependency.title)" }
}

final class HelpComponent: Component<PageDependency> {
    var text: String { "help of \(dependency.title)" }
}

final class RootComponent: BootstrapComponent {
    var title: String { "Ada" }
    func home(isFirst: Bool) -> HomeComponent {
        let news: NewsComponent = isFirst ? .init(parent: self) : .init(parent: self)
        let help: HelpComponent = if isFirst { .init(parent: self) } else { .init(parent: self) }
        let again: () -> NewsComponent = { .init(parent: self) }
        print(news.text, help.text, again().text)
        if isFirst {
            return .init(parent: self)
        }
        switch title {
        case "Ada": return .init(parent: self)
        default: return isFirst ? .init(parent: self) : .init(parent: self)
        }
    }
    func page(_ count: Int) -> HomeComponent { count >= 1 && title == "Ada" ? .init(parent: self) : .init(parent: self) }
    func branch() -> HomeComponent {
        #if DEBUG
        .init(parent: self)
        #elseif os(Linux)
        .init(parent: self)
        #else
        .init(parent: self)
        #endif
    }
    var shared: HomeComponent { shared { .init(parent: self) } }
}
