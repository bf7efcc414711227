enum StoreFailure: Error {
    case full
}

typealias SaveFailure = StoreFailure
