let board = RootComponent().game.dependency.board
print(board.1, board.139)
