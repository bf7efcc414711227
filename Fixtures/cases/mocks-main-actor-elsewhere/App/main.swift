import Core

let keychain = KeychainMock(secret: "abc")
keychain.readHandler = { $0.count }
func lengths(_ keychain: some Keychain) -> Int { keychain.read("key") + keychain.secret.count }
print(lengths(keychain))
