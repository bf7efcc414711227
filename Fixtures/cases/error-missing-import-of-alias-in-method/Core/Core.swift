public typealias Sample = Float
public struct Array<Element> { public init() {} }
