#!/bin/sh
# Makes the commit and the tag of a release. The tag, once pushed, lets the release workflow build the archives.
#
#   Scripts/release.sh 0.2.0
set -eu
cd "$(dirname "$0")/.."

version=${1:?usage: Scripts/release.sh VERSION}
source=Sources/DIGraphCore/Version.swift
old=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' "$source")
case $version in
*[!0-9.]* | *.*.*.* | .* | *. | *..*) echo "'$version' is no version such as 0.2.0" >&2 && exit 2 ;;
*.*.*) ;;
*) echo "'$version' is no version such as 0.2.0" >&2 && exit 2 ;;
esac
newest=$(printf '%s\n' "$old" "$version" | sort -t . -k 1,1n -k 2,2n -k 3,3n | tail -n 1)
if [ "$newest" != "$version" ]; then
    echo "$version is older than $old, which the sources have" >&2
    exit 2
fi
if [ -n "$(git status --porcelain)" ]; then
    echo "the working tree has changes: commit or stash them first" >&2
    exit 1
fi
if git rev-parse --quiet --verify "refs/tags/$version" >/dev/null; then
    echo "the tag $version exists" >&2
    exit 1
fi

# The version stands in the tool; pages, the formula and goldens repeat it, which the tests hold to it.
replace() {
    sed "s/$1/$2/" "$3" >"$3.new"
    cat "$3.new" >"$3"
    rm "$3.new"
}
pattern=$(printf '%s' "$old" | sed 's/\./\\./g')
replace "static let current = \"$pattern\"" "static let current = \"$version\"" "$source"
for page in README.md Docs/*.md Formula/needle-gen.rb; do
    replace "from: \"$pattern\"" "from: \"$version\"" "$page"
    replace "tag: \"$pattern\"" "tag: \"$version\"" "$page"
    replace "^version=$pattern\$" "version=$version" "$page"
    replace "needle-gen@$pattern\$" "needle-gen@$version" "$page"
done
replace "gen $pattern\"\$" "gen $version\"" Docs/needle-gen.1
for golden in Fixtures/cases/*/expected/findings.sarif; do
    replace "\"semanticVersion\": \"$pattern\"" "\"semanticVersion\": \"$version\"" "$golden"
done
replace '^## Unreleased$' "## Unreleased\\
\\
## $version - $(date -u +%Y-%m-%d)" CHANGELOG.md

git commit --quiet --all --message "Release $version"
git tag --annotate --message "needle-gen $version" "$version"
echo "committed and tagged $version; now: git push origin main $version"
