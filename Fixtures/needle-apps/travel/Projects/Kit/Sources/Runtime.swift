@_exported import NeedleFoundation

public typealias Screen<DependencyType> = NeedleFoundation.Component<DependencyType>
