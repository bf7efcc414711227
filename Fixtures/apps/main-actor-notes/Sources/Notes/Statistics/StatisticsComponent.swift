import DIRuntime

nonisolated protocol StatisticsDependency: Dependency {
    var fillerWords: Set<String> { get }
}

/// A plain component among main-actor ones: nothing that it makes belongs to the main actor.
nonisolated final class StatisticsComponent: Component<StatisticsDependency> {
    var wordCounter: WordCounter { WordCounter(fillerWords: dependency.fillerWords) }
}
