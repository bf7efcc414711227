typealias WithBadge = Badged

typealias SharedCache = Cache
