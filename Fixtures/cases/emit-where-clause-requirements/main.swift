// Title and price come from the protocols of the clause.
print(RootComponent().ticketComponent.text)
