// Nothing here concerns the graph but whether a value of it may leave the actor.
struct Ports {
    var first: Int
}
