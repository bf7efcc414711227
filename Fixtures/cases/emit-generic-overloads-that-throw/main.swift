let reader = RootComponent().reader
let number: UInt? = try reader.dependency.read(7)
let text: String? = reader.dependency.read(7)
print(number ?? 0, text ?? "nothing", try reader.dependency.size(of: [1, 2]))
