import Core

let keychain = KeychainMock(secret: "abc")
keychain.readHandler = { $0.count }
func lengths(_ keychain: some Keychain) -> Int { keychain.read("key") + keychain.secret.count }
print(lengths(keychain))

let vault = VaultMock<Int>(secret: "d")
vault.store(5)
vault.seal()
print(vault.secret, vault.storeCalls[0].item, vault.sealCallCount)

let cache: any KeyCache = KeyCacheMock()
cache.warm(Key(name: "a"))
