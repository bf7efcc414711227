/// In all files of the module it goes before what these import.
@_exported import struct Units.Pound
