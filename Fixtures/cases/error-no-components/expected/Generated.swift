// needle-gen:generated
// Do not edit: change the sources and run needle-gen, or build again where its plugin runs.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime

@available(*, deprecated, message: "The graph needs no registration: delete this call.")
nonisolated func registerProviderFactories() {}
