let tips = TipsDependencyMock(oldTip: "old")
if #available(macOS 15, iOS 18, *) {
    tips.tip = Tip(text: "first")
    tips.nextTip = nil
    tips.showHandler = { "shown \($0)" }
    print(tips.tip.text, tips.nextTip == nil, tips.show(3), tips.showCallCount)
    tips.nextTip = Tip(text: "next")
    print(tips.nextTip?.text ?? "none", NewDependencyMock(tip: Tip(text: "new")).tip.text)
}

let shared = SharedTipsDependencyMock(oldTip: "old")
if #available(macOS 15, iOS 18, *) {
    shared.tip = Tip(text: "shared")
    shared.showHandler = { "shown \($0.text)" }
    shared.nextTipHandler = { Tip(text: "next") }
    print(shared.tip.text, shared.show(shared.tip), shared.showCallCount)
}
