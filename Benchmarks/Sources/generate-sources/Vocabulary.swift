/// The words that sources are made of.
enum Vocabulary {
    static let topics = words(
        """
        Account Address Album Archive Auction Badge Basket Billing Booking Budget Calendar Camera Campaign Catalog
        Channel Checkout Comment Contact Coupon Course Delivery Device Discount Document Download Event Expense
        Favorite Feed Folder Gallery Gift Goal Group Guide Hotel Inbox Insight Invoice Journal Ledger Library
        Location Map Meal Membership Message Movie Notification Offer Order Parcel Partner Passenger Payment Playlist
        Podcast Portfolio Profile Purchase Receipt Recipe Report Review Reward Route Schedule Seat Shipment Statement
        Station Subscription Survey Ticket Transfer Trip Voucher Wallet Warranty Watchlist Weather Workout
        """)

    static let aspects = words(
        """
        List Detail Editor Picker Summary History Settings Overview Confirmation Onboarding Search Filter Export
        Import Sharing Preview Dashboard Comparison Feedback Tutorial Scanner Composer Timeline Planner Wizard Banner
        Invitation Reminder Progress Statistics
        """)

    static let roles = words(
        """
        Store Repository Client Formatter Cache Coordinator Router Validator Tracker Stream Scheduler Loader Parser
        Monitor Policy Presenter
        """)

    static let verbs = words(
        """
        load reload update remove insert prepare present dismiss validate refresh archive submit cancel restore
        resolve collect merge render configure schedule observe cache fetch decode upload
        """)

    static let nouns = words(
        """
        item element page section result token amount total offset limit title subtitle identifier status deadline
        currency locale cursor batch record snapshot lookup response request payload header attempt window selection
        range percentage threshold draft version owner member
        """)

    static let adjectives = words(
        """
        pending recent cached visible selected current previous remaining invalid expired local remote shared hidden
        empty initial partial latest
        """)

    static let types = words("String Int Double Bool Date URL UUID Data Decimal TimeInterval")

    private static let clauses = [
        "the server answers with a page that is older than the one on screen",
        "the list stays in place while new rows arrive above it",
        "people on slow connections see the last known state first",
        "an empty answer is no error, only a quiet day",
        "the order of the rows follows the order of the answer",
        "values come in the smallest unit of the currency",
        "the cache is dropped when the account changes",
        "a second tap must not send the form twice",
        "nothing is kept once the screen has gone away",
        "the clock of the device may be wrong by hours",
        "names may hold letters of any script",
        "the total is rounded once, at the very end",
    ]

    private static let openings = [
        "Note that", "Remember that", "It matters here that", "As agreed with the server team,", "Since last spring,",
        "In most cases", "For now", "By design,",
    ]

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }

    static func sentence(_ random: inout SplitMix64) -> String {
        "\(random.pick(openings)) \(random.pick(clauses))."
    }

    /// A short text as the user of an app reads it.
    static func caption(_ random: inout SplitMix64) -> String {
        let noun = random.pick(nouns)
        switch random.number(in: 0...5) {
        case 0: return "Your \(random.pick(adjectives)) \(noun) is ready"
        case 1: return "Could not \(random.pick(verbs)) the \(noun). Please try again later."
        case 2: return "No \(noun) yet"
        case 3: return "\(random.pick(verbs).capitalizedFirst) \(noun)"
        case 4: return "The \(noun) (\(random.pick(adjectives))) {0} – \(random.pick(topics).lowercased())"
        default: return "\(random.pick(topics)) \(noun) #\(random.number(in: 1...9_999))"
        }
    }

    static func typeName(_ random: inout SplitMix64) -> String {
        random.pick(topics) + random.pick(aspects)
    }

    static func propertyName(_ random: inout SplitMix64) -> String {
        random.pick(adjectives) + random.pick(nouns).capitalizedFirst
    }

    static func methodName(_ random: inout SplitMix64) -> String {
        random.pick(verbs) + random.pick(nouns).capitalizedFirst
    }
}
