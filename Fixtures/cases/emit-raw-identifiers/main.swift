// The names read like sentences.
print(`The Root`().page.text)
print(`The Root`().detail.text)
