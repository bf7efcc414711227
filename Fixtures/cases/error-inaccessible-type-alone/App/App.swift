import Core
import DIRuntime

final class RootComponent: RootScope {
    var status: StatusComponent { StatusComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
    var report: ReportComponent { ReportComponent(parent: self) }
}

public protocol PageDependency: Dependency {
    var display: any Display { get }
    var printer: Printer { get }
}

public final class PageComponent: Component<PageDependency> {}

public protocol ReportDependency: Dependency {
    var printer: Printer { get }
}

public final class ReportComponent: Component<ReportDependency> {}
