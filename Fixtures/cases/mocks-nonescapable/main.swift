let bytes: [UInt8] = [1, 2, 3]
let mock = BufferDependencyMock()
mock.sumHandler = { span in
    var sum = 0
    for index in span.indices { sum += Int(span[index]) }
    return sum
}
mock.writeHandler = { span, offset in print("wrote", span.byteCount, offset) }
print(mock.sum(bytes.span), mock.sumCallCount)
mock.write(bytes.span.bytes, at: 4)
print(mock.writeCalls[0].offset)

let shared = SharedBufferMock()
shared.sumHandler = { span, _ in span.count }
print(shared.sum(bytes.span, name: "three"), shared.sumCalls[0].name)
