// Nobody says which folder is which module; the file imports what it needs, and so must the generated one.
import DIRuntime
import Reviews

public final class CatalogComponent: Component<EmptyDependency> {
    public var rating: Rating { Rating(stars: 4) }
    public var reviewComponent: ReviewComponent { ReviewComponent(parent: self) }
}
