package enum Version {
    package static let current = "0.1.0"
    /// Where the project is published, as the pages write it.
    package static let repository = "https://…/needle-gen"
    /// The address of the documentation, with a slash at its end; nil as long as it is published nowhere.
    package static let site: String? = nil
}
