import DIRuntime

final class Clock {
    let ticks = 4
}

extension Sharing where Self: BootstrapComponent {
    var clock: Clock { shared { Clock() } }
}

extension MainActorSharing {
    @MainActor var depth: Int { 1 }
}
