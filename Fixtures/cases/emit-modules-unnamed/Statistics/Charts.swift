// Nothing of the graph is declared or created here, so what it imports is nobody else's business.
import ChartsThatDoNotExist

func makeChart() -> Chart {
    Chart()
}
