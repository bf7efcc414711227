internal import Kit

struct Shop {
    let cart = KitRoot().cart
}
