@_exported import NeedleFoundation  // reported here
