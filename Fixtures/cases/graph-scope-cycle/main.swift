// One turn around the cycle.
let article = RootComponent().articleComponent
print(article.headline)
print(article.authorComponent.articleComponent.headline)
