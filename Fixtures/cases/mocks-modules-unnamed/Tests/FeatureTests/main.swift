@testable import Feature

print(makeFeature(count: 2).text)
