import Names

extension Profile {
    public enum Edit {}
}

/// Another one than that of Names.
public enum Settings {}
