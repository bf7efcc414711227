let root = RootComponent()
#if LEFT
precondition(root.left.row.text.hasSuffix("row"))
#endif
#if RIGHT
precondition(root.right.row.text.hasSuffix("row"))
#endif
#if LONG && LEFT
precondition(root.left.row.text == "left row")
#endif
#if LONG && RIGHT
precondition(root.right.row.text == "right row")
#endif
print(root.name)
