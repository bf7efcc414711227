// A parent that is never created itself adds no path: the request need not be served there.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var printerComponent: PrinterComponent { PrinterComponent(parent: self) }
    var previewComponent: PreviewComponent { PreviewComponent(parent: self) }
}

final class PreviewComponent: Component<EmptyDependency> {
    var pageCount: Int { 12 }
    var exportComponent: ExportComponent { ExportComponent(parent: self) }
}

final class PrinterComponent: Component<EmptyDependency> {
}

final class FaxComponent: Component<EmptyDependency> {
    var exportComponent: ExportComponent { ExportComponent(parent: self) }
}

protocol ExportDependency: Dependency {
    var pageCount: Int { get }
}

final class ExportComponent: Component<ExportDependency> {
    var note: String { "\(dependency.pageCount) pages" }
}
