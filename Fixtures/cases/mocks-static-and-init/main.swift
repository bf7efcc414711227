if CommandLine.arguments.count > 1 {
    print(ShapeDependencyMock.unit)
}

ShapeDependencyMock.unit = 3
ShapeDependencyMock.makeHandler = { ShapeDependencyMock(size: $0 as Int?) }
ShapeDependencyMock.reset()
ShapeDependencyMock.subscriptHandler = { "\($0)" }
let shape = ShapeDependencyMock.make(4)
print(ShapeDependencyMock.unit, shape.size, ShapeDependencyMock.resetCallCount, ShapeDependencyMock[5])
shape.copy = shape
shape.mergedHandler = { [shape, $0] }
print(shape.copy === shape, shape.merged(with: shape).count)
let other = try ShapeDependencyMock(size: 1)
print(other.size)
other.size = 9
print(other.size, ShapeDependencyMock(name: "x") == nil, ShapeDependencyMock() === shape)
_ = BareMock()
_ = OffMainMock()
print(WrappedMock(size: 8).size)
let titled = TitledMock(title: "given", tags: [], 3)
titled.rank = 4
print(titled.title, titled.rank, try TitledMock(title: "thrown") {}.title)
print(CountedMock(text: "sure").text, CountedMock(bytes: []) === shape, ReadMock(text: "again").text)
