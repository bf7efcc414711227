let root = RootComponent()
print(root.folderComponent.nested.shown)
print(root.sharedFolderComponent.shown)
print(root.sharedFolderComponent.nested.shown)
