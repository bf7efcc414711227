/// How long the drawing of a panel may take.
struct DIRuntime {
    let milliseconds = 16
}
