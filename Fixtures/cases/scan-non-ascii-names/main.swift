print(HauptComponent().übersicht.text)
