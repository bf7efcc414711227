let root = RootComponent()
print(root.desk.label)
#if HAS_TOUR
precondition(root.tour.step.label == "step of Ada")
#endif
