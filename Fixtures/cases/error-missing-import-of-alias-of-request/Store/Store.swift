public protocol Repository<Record> {
    associatedtype Record
}

public struct Parcel {
    public init() {}
}

public typealias Parcels = any Repository<Parcel>
