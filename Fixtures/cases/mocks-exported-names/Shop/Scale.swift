import DIRuntime
import Money
import Units

// needle:mock
public protocol Scale {
    func weigh(_ item: String) -> Pound
}
