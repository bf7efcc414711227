import Feeds

MainActor.assumeIsolated { RootComponent().story.close() }
