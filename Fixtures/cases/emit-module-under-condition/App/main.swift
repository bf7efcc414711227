let root = RootComponent()
print(root.notes.label)
#if HAS_PHONE
precondition(root.phone.label == "phone of Ada")
precondition(root.phone.camera.label == "camera of Ada")
#endif
#if canImport(Desk)
print(root.desk.label)
#endif
