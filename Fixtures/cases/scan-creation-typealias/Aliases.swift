// The aliases stand in a file that knows nothing of the graph.
typealias Round = QuizRound
typealias QuizRound = Quiz.RoundComponent
typealias Last = Quiz.FinalComponent
