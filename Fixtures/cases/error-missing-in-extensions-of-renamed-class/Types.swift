struct Session {}

struct Store {
    let session: Session
}

struct Theme {}
