let scale = ScaleDependencyMock()
scale.weighHandler = { $0.weight }
scale.checkHandler = { _ in }
let parcel = Parcel()
print(await scale.weigh(parcel), parcel.weight, scale.weighCallCount)
try await scale.check(3)
print(scale.checkCallCount)
