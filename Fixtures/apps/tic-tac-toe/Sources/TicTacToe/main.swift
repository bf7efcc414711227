let script = [
    "Ada", "Grace",
    "5", "1", "3", "7", "4", "2", "6", "yes",
    "1", "5", "5", "9", "two", "2", "s", "8", "7", "3", "6", "4", "no",
]

let plays = CommandLine.arguments.contains("--play")
let console: any Console = plays ? TerminalConsole() : ScriptedConsole(answers: script)

RootComponent(console: console).rootFlow.run()
