let film = FilmComponent()
print(AlbumComponent().make(), film.make(true), film.make(false), film.maybe ?? "", separator: "\n")
