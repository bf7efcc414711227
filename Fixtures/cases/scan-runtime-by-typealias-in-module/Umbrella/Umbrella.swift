// A module over that module.
@_exported import Kit
