struct Query: Parsed {}
