// The class is of another module.
public typealias Flow = FlowComponent
