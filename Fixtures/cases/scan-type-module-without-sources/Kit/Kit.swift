@_exported import Vendor

public typealias ClientOptions = Vendor.Client.Options
