let sink = OpenSinkMock(Box())
sink.putHandler = { $0.count += 1 }
sink.sendHandler = { $0.count + 1 }
sink.runHandler = { work in
    work()
    return 3
}
sink.readHandler = { $0.name.count }
sink.subscriptHandler = { _ in 5 }

func use<Other: Sink>(_ other: Other) async {
    let box = Box()
    other.put(box)
    print(box.count, await other.send(Box()), other.run { print("run") }, other.read(File(name: "four")), other[{}])
    other.lend({}, nil)
}

await use(sink)
print(sink.putCallCount, sink.putCalls[0].box.count, sink.runCalls.count, sink.lendCallCount)
let overloads = OverloadsMock()
let work: Work = {}
overloads.run(work)
print(overloads.runCallCount)
sink.countHandler = { pair in (pair as? (String, Int))?.1 ?? 0 }
print(sink.count(("a", 6)))
