// Only `parent` and `self` are to be seen, with a comment and a line break between label and colon.
extension Root {
    func open(_ number: Int) -> Desk {
        let scope = self
        return Desk(
            parent /* of the desk */
                :
                scope
        )
    }
}
