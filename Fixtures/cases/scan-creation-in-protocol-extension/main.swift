// The nearest link, of the photo or of the album.
let album = AlbumComponent()
print(album.share.dependency.link, album.widePhoto.share.dependency.link)
print(album.photo.rename(to: "lake").dependency.link, album.widePhoto.rename(to: "lake").dependency.link)
