import DIRuntime

extension Depot {
    func run(_ post: sending any PostDependency, _ shared: any SharedPost) async {
        let parcel = Parcel()
        print(await post.weigh(parcel, on: self), await post.count(3, on: self), await shared.store(parcel, in: self))
    }
}

func post() -> PostDependencyMock {
    let post = PostDependencyMock()
    post.wrapHandler = { content in
        if content is Int { return 10 }
        return Parcel()
    }
    post.nextHandler = { Parcel() }
    post.findHandler = { type in type == Parcel.self ? Parcel() : nil }
    post.weighOnHandler = { parcel, _ in parcel.weight }
    post.weighAtHandler = { parcel, _ in parcel }
    post.countHandler = { count, _ in count + 1 }
    return post
}

let mock = post()
print(mock.wrap(1), mock.wrap(Parcel()).weight, mock.wrapCallCount, try mock.next().weight)
print(await mock.find(Parcel.self)?.weight ?? 0, await mock.find(Int.self) ?? 0)
let parcel = Parcel()
print(await mock.weigh(parcel, at: nil) === parcel, mock.weighAtCallCount)
MockFailure.handler = { print($0) }
print(mock.last() == nil)

let counter = CounterDependencyMock()
counter.wrapHandler = { _ in 4 }
print(counter.wrap(3))
counter.subscriptIntHandler = { count in count == 0 ? nil : Parcel() }
counter.subscriptIntSetHandler = { parcel, count in print(parcel?.weight ?? 0, "at", count) }
counter[7] = counter[1]
counter.subscriptContentSetHandler = { value, content in print(value, "at", content) }
counter["key"] = "value"

let shared = SharedPostMock()
shared.deliverHandler = { body in await body() + 1 }
shared.storeHandler = { parcel, _ in parcel.weight + 5 }
shared.findHandler = { _ in [1, 2] }
print(await shared.deliver { 1 }, shared.find(Int.self), shared.deliverCallCount)
await Depot().run(post(), shared)
print(shared.storeCallCount)
