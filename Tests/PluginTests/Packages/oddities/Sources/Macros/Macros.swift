/// A macro target: it is built for the machine that builds, and no part of any graph.
@main
struct Macros {
    static func main() {}
}
