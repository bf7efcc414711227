/// What the customer has chosen so far.
public final class CheckoutDraft {
    var address: String?
    var slot: String?
    var payment: String?

    var lines: [String] {
        [
            "Deliver to: \(address ?? "-")",
            "Deliver on: \(slot ?? "-")",
            "Pay by: \(payment ?? "-")",
        ]
    }
}

public protocol DeliveryPlan {
    var slots: [String] { get }
}

struct WeekdayDelivery: DeliveryPlan {
    let slots = ["Tuesday", "Friday"]
}

/// The card reader talks to the screen, so it lives on the main actor.
@MainActor
public final class PaymentTerminal {
    private var authorisations = 0

    func authorise(_ total: String) -> String {
        authorisations += 1
        return "card, \(total), authorisation \(authorisations)"
    }
}
