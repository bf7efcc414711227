let root = RootComponent()
#if CLOUD
precondition(root.store.label == "cloud of Ada")
precondition(root.page.label == "page on the cloud of Ada")
#else
print(root.store.label)
print(root.backup.label)
print(root.page.label)
#endif
