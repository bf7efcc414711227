// Nothing here concerns the graph but what a name stands for.
typealias Metres = Double
typealias Route = [Metres]
