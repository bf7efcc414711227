protocol Badged {}

protocol RootBadged {}

protocol Listing {}

protocol Captioned {}
