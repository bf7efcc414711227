// A module has the runtime from another one, whose import lost its '@_exported': one error for all of its files.
import DIRuntime

public final class Price {
    public init() {}
}
