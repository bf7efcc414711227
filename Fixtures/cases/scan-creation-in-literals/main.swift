// Each of them reads the deck's title.
let deck = DeckComponent()
print(deck.slides.map(\.text), deck.makers[0](7).text, deck.index().dependency.title)
print(deck.ends.cover?.dependency.title ?? "", deck.notes().count, deck.answer().dependency.title)
