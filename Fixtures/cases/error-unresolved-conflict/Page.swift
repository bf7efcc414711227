import DIRuntime

protocol PageDependency: Dependency {
    var title: String { get }
}

final class PageComponent: Component<PageDependency> {
    // Seven signs in a text or a comment are no mark:
    /*
<<<<<<< HEAD
>>>>>>> other
    */
    var text: String {
        """
        <<<<<<< \(dependency.title)
        >>>>>>> there
        """
    }
}
