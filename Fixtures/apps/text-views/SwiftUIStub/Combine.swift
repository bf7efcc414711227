// OpenCombine under the name that publishers have on Apple's platforms.
@_exported public import OpenCombine
