let root = RootComponent()
print(root.notes.desk.label)
#if HAS_DESK
precondition(root.desk.label == "desk of Ada")
#endif
#if HAS_PEN
precondition(root.pen.label == "pen of Ada")
#endif
#if SHOWS_TABLET
precondition(root.tablet.label == "tablet of Ada")
precondition(root.tablet.pen.label == "pen of Ada")
#endif
