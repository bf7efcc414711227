public enum Store {
    public enum Inner {}
}
