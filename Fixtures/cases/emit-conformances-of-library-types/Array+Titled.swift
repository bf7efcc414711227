// `Array` is written nowhere else.
extension Array: Titled {}
