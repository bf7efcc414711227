#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#endif

/// The signals by which others end a run, as Ctrl-C does. One thread of the tool takes them, and puts them off while it writes a
/// file, so that none leaves a temporary one behind.
enum EndingSignals {
    /// Which signals a thread puts off.
    struct Mask: @unchecked Sendable {
        fileprivate var signals = sigset_t()
    }

    /// Puts them off for the calling thread and those that it starts; returns what it put off before.
    @discardableResult
    static func hold() -> Mask {
        var ending = Mask()
        var before = Mask()
        sigemptyset(&ending.signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&ending.signals, signal) }
        pthread_sigmask(SIG_BLOCK, &ending.signals, &before.signals)
        return before
    }

    /// Takes those that came meanwhile.
    static func restore(_ mask: Mask) {
        var mask = mask
        pthread_sigmask(SIG_SETMASK, &mask.signals, nil)
    }

    /// Makes a write beyond the limit of file sizes an error, as one to a full disk is.
    static func ignoreSizeLimit() {
        signal(SIGXFSZ, SIG_IGN)
    }
}
