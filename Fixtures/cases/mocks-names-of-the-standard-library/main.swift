let catalogue = FilmCatalogueMock()
catalogue.actorsHandler = { _ in [Actor(name: "Ada")] }
print(catalogue.actors(of: "Northern lights").map(\.name))

let film = FilmMock(title: "Northern lights")
print([film: 1].count, film.title)

let films = FilmsMock()
films.makeIteratorHandler = { .init([Actor(name: "Ada"), Actor(name: "Grace")].makeIterator()) }
print(films.map(\.name))

GenreMock.description = "genres"
print(GenreMock.description, GenreMock(), [GenreMock()].debugDescription)
