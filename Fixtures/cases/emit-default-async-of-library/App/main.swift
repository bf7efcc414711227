import Feeds
import Tools

// A place of its own, so that nothing of it is the main actor's.
@concurrent func texts() async -> [String] {
    let root = RootComponent()
    return await [root.feed.story.text(), root.desk.editor.text(Draft()), root.clock.text()]
}

print(await texts())
