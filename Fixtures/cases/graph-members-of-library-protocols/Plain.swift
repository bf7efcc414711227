extension LosslessStringConvertible {
    var unused: Int { 1 }
}

extension CustomStringConvertible {
    var length: Int { description.count }
}
