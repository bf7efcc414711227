import DIRuntime

extension MuseumComponent {
    var room: RoomComponent { RoomComponent(parent: self) }
}

extension MuseumComponent {
    var store: StoreComponent { StoreComponent(parent: self) }
}

extension Visitor {
    /// Nothing is called like it.
    func room() -> RoomComponent { RoomComponent(parent: self) }
}
