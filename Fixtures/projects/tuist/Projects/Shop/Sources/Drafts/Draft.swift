import DIRuntime

// Not compiled: the target excludes it. Nothing creates it either.
struct Draft {}
