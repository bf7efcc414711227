import Feeds

let root = RootComponent()
print(root.story.text)
print(root.pages.all)
print(root.shelf.item.text)
