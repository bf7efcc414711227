await Task.yield()
let router = RouterMock()
router.openHandler = { $0.isEmpty }
print(router.open("x"))
let studio = StudioMock(volume: 3, isRecording: true)
print(studio.volume, studio.isRecording, PlayerMock(volume: 1).volume, RecorderMock(isRecording: false).isRecording)
print(AlbumMock(title: "Blue").title, ShelfMock(albums: 2).albums)
