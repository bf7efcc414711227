print("no graph here")
