// Two of the eight ways to a photo.
let root = RootComponent()
let left = root.homeComponent.articleComponent.commentsComponent.profileComponent
let right = root.searchComponent.articleComponent.authorsComponent.profileComponent
print(left.followersComponent.photoComponent.url)
print(right.postsComponent.photoComponent.url)
