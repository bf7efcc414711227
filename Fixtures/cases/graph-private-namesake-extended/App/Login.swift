// A type that is private to its file: what another file extends by that name is the one of the imported module.
private struct Profile {
    let token = 3
}

func login() { print(Profile().token) }
