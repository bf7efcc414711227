// Where a line ends, a statement need not: braces on lines of their own, operators and keywords at the end of a line.
import DIRuntime

protocol PageDependency: Dependency
{
    var name: String { get }
}

class PageComponent: Component<PageDependency>
{
    let number: Int

    init(
        parent: any Scope,
        number: Int = 0
    )
    {
        self.number = number
        super.init(parent: parent)
    }

    var text: String
    {
        "\(dependency.name) \(number)"
    }
}

final class CoverComponent: PageComponent {}
final class IndexComponent: PageComponent {}
final class NotesComponent: PageComponent {}
final class ErrataComponent: PageComponent {}

final class RootComponent: BootstrapComponent
{
    var name: String
    {
        "page"
    }

    func cover(isFirst: Bool) -> CoverComponent
    {
        if isFirst
        {
            return
                .init(parent: self)
        }
        else
        {
            return .init(
                parent:
                    self,
                number: 1)
        }
    }

    func index(_ known: IndexComponent?, isLong: Bool) -> PageComponent?
    {
        if case .some = known
        {
            print("known")
        }
        let index: IndexComponent = known ??
            .init(parent: self)
        let other:
            IndexComponent =
                isLong
                ? .init(parent: self, number: 2)
                : .init(parent: self, number: 3)
        return isLong
            ? index
            : other
    }

    func notes(_ kind: Int?) -> () -> PageComponent?
    {
        let scope:
            (any Scope)? =
                self
        switch kind
        {
        case let scope?
            where scope > 5:
            print(scope)
        case .some(
            let
                scope
        ):
            print(scope)
        case .none:
            return { NotesComponent(parent: scope!) }
        }
        guard
            let kind,
            kind
                == 4
        else { return { nil } }
        return
            {
                ErrataComponent(parent: scope!, number: kind)
            }
    }

    private var known: [IndexComponent]
    {
        []
    }

    func bound(isLong: Bool) -> PageComponent
    {
        let bound: BoundComponent? = self
            .shelf
            #if os(Linux) || os(macOS)
            .randomElement()
            #else
            .first
            #endif
            ?? .init(parent: self, number: isLong ? 9 : 8)
        if isLong { print("bound") }
        return bound!
    }

    private var shelf: [BoundComponent]
    {
        []
    }

    func glossary() -> [PageComponent]
    {
        let first: GlossaryComponent = choose
        {
            nil
        }
        otherwise:
        {
            .init(parent: self)
        }
        return [first]
    }

    private func choose<Page>(
        _ first: () -> Page?,
        otherwise: () -> Page
    ) -> Page
    {
        first() ?? otherwise()
    }

    func colophon(_ known: ColophonComponent?, isLong: Bool) -> PageComponent
    {
        let colophon: ColophonComponent = isLong
            ?.init(parent: self)
            :known ?? .init(parent: self)
        return colophon
    }

    func errata(_ any: Any) -> PageComponent
    {
        let page: PlateComponent = any as?
            PlateComponent ?? .init(parent: self)
        return page
    }

    func map(_ maps: [MapComponent]) -> PageComponent
    {
        let map: MapComponent? = maps
            #if os(Linux) || os(macOS)
            #if os(Linux)
            .first
            #else
            .last
            #endif
            #endif
            ?? .init(parent: self)
        return map!
    }

    func title(_ number: Int?) -> TitleComponent
    {
        guard let number
        else
        {
            return
                .init(parent: self)
        }
        let title: TitleComponent = if number > 1
        {
            .init(parent: self, number: number)
        }
        else
        if number == 1
        {
            .init(parent: self, number: 2)
        }
        else
        {
            .init(parent: self)
        }
        return title
    }

    var isEmpty: Bool
    {
        let last: PageComponent = known
            .last ?? PageComponent(parent: self)
        print(last.text)
        return
            !known
            .isEmpty
    }
}

// Without blanks: the `?` and the `>` before `=` end a type, and `>=` behind a value compares.
final class SpineComponent: PageComponent {}

extension RootComponent
{
    func spine(_ known:SpineComponent?=nil, widths:Array<Int>=[], least:Int=2) -> SpineComponent
    {
        let widest:Int?=widths.max()
        let other:Optional<SpineComponent>=known
        return (widest ?? 3)>=least ? .init(parent:self) : other!
    }
}

final class BoundComponent: PageComponent {}
final class GlossaryComponent: PageComponent {}
final class ColophonComponent: PageComponent {}
final class MapComponent: PageComponent {}
final class PlateComponent: PageComponent {}
final class TitleComponent: PageComponent {}
