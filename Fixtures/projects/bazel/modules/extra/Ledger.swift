struct Ledger {
    let entries = 2
}
