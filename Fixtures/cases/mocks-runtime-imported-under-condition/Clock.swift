// The mock's own code names the runtime in every build, also where only some import it.
#if DEBUG
    import DIRuntime

    protocol ClockDependency: Dependency {
        var zone: String { get }
    }
#endif

// needle:mock
protocol Clock {
    func wait(_ seconds: Int) -> Int
}
