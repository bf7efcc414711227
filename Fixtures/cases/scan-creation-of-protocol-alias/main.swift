print(CafeComponent().called())
print(HallComponent().declared().label)
