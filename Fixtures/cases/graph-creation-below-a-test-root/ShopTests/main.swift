@testable import Shop

let root = TestRoot()
print(root.cartComponent.payComponent.text)
print(root.refundComponent.text)
