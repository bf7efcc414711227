let match = ArenaComponent().match
print(match.text)
print(match.half.text)
