// Runs without a graph.
print(Temperature(celsius: 20).fahrenheit)
