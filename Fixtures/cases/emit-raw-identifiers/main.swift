// The names read like sentences.
print(`The Root`().page.text)
