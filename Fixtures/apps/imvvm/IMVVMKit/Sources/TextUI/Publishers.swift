// The one file that knows where publishers come from.
#if canImport(Combine)
@_exported public import Combine
#else
@_exported public import OpenCombine
#endif
