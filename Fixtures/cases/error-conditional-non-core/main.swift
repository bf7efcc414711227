let match = RootComponent().arena.match
print(match.page.text, match.score)
