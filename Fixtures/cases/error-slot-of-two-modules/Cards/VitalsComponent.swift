import Core
import DIRuntime

public final class VitalsComponent: SlotComponent<EmptyDependency, Cards> {
    public override class var flag: String { "card.vitals" }
    public override var plugin: String { "36.6" }
}
