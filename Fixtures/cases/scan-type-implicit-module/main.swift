// The task of the sources, and the one of the library.
let board = RootComponent().board.dependency
print(board.next.title, await board.running.value, board.handle == nil)
