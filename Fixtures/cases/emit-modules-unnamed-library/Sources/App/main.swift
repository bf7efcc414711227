// The app sees the graph of the module below it.
import AppCore

print(RootComponent().profileComponent.text)
