// Through three modules.
import Catalog

let reviews = RootComponent().catalogComponent.reviewComponent
print(reviews.text, reviews.authorComponent.text)
