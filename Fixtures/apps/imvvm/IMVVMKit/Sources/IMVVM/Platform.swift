// The one file that knows where views come from.
#if canImport(SwiftUI)
@_exported public import Combine
@_exported public import SwiftUI
#else
@_exported public import TextUI
#endif
