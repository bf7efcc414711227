import DIRuntime

// Of its initialisers none is public.
public final class TripComponent: Component<EmptyDependency> {
    let city: String

    override init(parent: any Scope) {
        city = "Graz"
        super.init(parent: parent)
    }

    init(parent: any Scope, city: String) {
        self.city = city
        super.init(parent: parent)
    }

    // This one is for this module.
    var walk: WalkComponent { WalkComponent(parent: self, length: 3) }
}

public final class WalkComponent: Component<EmptyDependency> {
    let length: Int

    init(parent: any Scope, length: Int) {
        self.length = length
        super.init(parent: parent)
    }
}

// It inherits the initialiser that the other one calls.
public final class HotelComponent: Component<EmptyDependency> {
    var stars = 3

    convenience init(parent: any Scope, stars: Int) {
        self.init(parent: parent)
        self.stars = stars
    }
}

// One of them is public, and here is not said which one is called.
public final class RideComponent: Component<EmptyDependency> {
    public override init(parent: any Scope) {
        super.init(parent: parent)
    }

    init(parent: any Scope, seats: Int) {
        super.init(parent: parent)
    }
}
