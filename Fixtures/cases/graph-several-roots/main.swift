// Both graphs live side by side.
let app = AppRootComponent()
let preview = PreviewRootComponent()
print(app.homeComponent.title)
print(preview.homeComponent.title)
print(preview.galleryComponent.caption)
