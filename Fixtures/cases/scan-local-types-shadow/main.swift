print(RootComponent().texts() + rows() + Charts.bars() + charts())
