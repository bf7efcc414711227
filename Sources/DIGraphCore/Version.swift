package enum Version {
    package static let current = "0.1.0"
    /// The address of the documentation, with a slash at its end; nil as long as it is published nowhere.
    package static let site: String? = nil
}
