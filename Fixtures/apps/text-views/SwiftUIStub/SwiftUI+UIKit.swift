// How views of UIKit stand among those of SwiftUI, and those of SwiftUI in controllers of UIKit.
public import UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView

    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ view: UIViewType, context: Context)
}

extension UIViewRepresentable {
    public var body: Never { fatalError("stub") }
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {}
}
