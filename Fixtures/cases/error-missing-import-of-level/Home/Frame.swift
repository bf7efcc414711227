// What others see of it is a typealias.
package typealias Frame = Component<EmptyDependency>

final class FrameComponent: Frame {}
