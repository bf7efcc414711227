// Neither this file nor the next one names the runtime.
typealias Start = HomeComponent
