import Lib

print(AppRoot().resultsComponent.summary)
print(SearchRoot().resultsComponent.summary)
print(MusicRoot().resultsComponent.summary)
