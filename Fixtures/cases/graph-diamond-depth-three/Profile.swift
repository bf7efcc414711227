// Three diamonds on top of each other: one owner, found without walking all eight paths.
import DIRuntime

protocol ProfileDependency: Dependency {
    var imageHost: String { get }
}

final class ProfileComponent: Component<ProfileDependency> {
    var userName: String { "ada" }
    var followersComponent: FollowersComponent { FollowersComponent(parent: self) }
    var postsComponent: PostsComponent { PostsComponent(parent: self) }
}

final class FollowersComponent: Component<EmptyDependency> {
    var photoComponent: PhotoComponent { PhotoComponent(parent: self) }
}

final class PostsComponent: Component<EmptyDependency> {
    var photoComponent: PhotoComponent { PhotoComponent(parent: self) }
}

protocol PhotoDependency: Dependency {
    var imageHost: String { get }
    var userName: String { get }
}

final class PhotoComponent: Component<PhotoDependency> {
    var url: String { "https://\(dependency.imageHost)/\(dependency.userName).png" }
}
