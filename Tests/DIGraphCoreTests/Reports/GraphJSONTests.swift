import Testing

@testable import DIGraphCore
@testable import DIGraphReports

@Suite struct GraphJSONTests {
    @Test func schemaOne() {
        let sources = ReportSources(
            """
            final class RootComponent: BootstrapComponent {
                var store: Store { shared { Store() } }
                var game: GameComponent { GameComponent(parent: self) }
            }
            """,
            """
            protocol GameDependency: Dependency { var store: Store { get }; func make(id: Int) -> Store }
            final class GameComponent: Component<GameDependency> {}
            """
        )
        #expect(
            sources.report.json() == """
                {
                  "schema": 1,
                  "components": [
                    {
                      "name": "GameComponent",
                      "module": null,
                      "kind": "component",
                      "file": "1.swift",
                      "line": 3,
                      "column": 13,
                      "dependency": "GameDependency",
                      "parents": [
                        "RootComponent"
                      ],
                      "children": [],
                      "provides": [],
                      "requests": [
                        {
                          "name": "make(id:)",
                          "type": "Store",
                          "file": "1.swift",
                          "line": 2,
                          "column": 70,
                          "owners": []
                        },
                        {
                          "name": "store",
                          "type": "Store",
                          "file": "1.swift",
                          "line": 2,
                          "column": 43,
                          "owners": [
                            {
                              "component": "RootComponent",
                              "via": "property"
                            }
                          ]
                        }
                      ]
                    },
                    {
                      "name": "RootComponent",
                      "module": null,
                      "kind": "bootstrap",
                      "file": "0.swift",
                      "line": 2,
                      "column": 13,
                      "dependency": null,
                      "parents": [],
                      "children": [
                        "GameComponent"
                      ],
                      "provides": [
                        {
                          "name": "game",
                          "type": "GameComponent",
                          "access": "internal",
                          "shared": false,
                          "file": "0.swift",
                          "line": 4,
                          "column": 9
                        },
                        {
                          "name": "store",
                          "type": "Store",
                          "access": "internal",
                          "shared": true,
                          "file": "0.swift",
                          "line": 3,
                          "column": 9
                        }
                      ],
                      "requests": []
                    }
                  ]
                }

                """
        )
    }

    @Test func sharedNamesAreToldApartByTheirModules() {
        let sources = ReportSources(
            """
            public class HomeComponent: Component<EmptyDependency> {}
            """,
            """
            class HomeComponent: Component<EmptyDependency> {
                var other: A.HomeComponent { A.HomeComponent(parent: self) }
            }
            class RootComponent: BootstrapComponent { var home: HomeComponent { HomeComponent(parent: self) } }
            """,
            modules: ["A", "B"]
        )
        let json = sources.report.json()
        #expect(json.contains("\"name\": \"HomeComponent\",\n      \"module\": \"A\""))
        #expect(json.contains("\"children\": [\n        \"A.HomeComponent\"\n      ]"))
        #expect(json.contains("\"children\": [\n        \"B.HomeComponent\"\n      ]"))
    }

    @Test func textIsEscaped() {
        let text = JSONText.members([
            "a\"\\": .string("\u{1}\n\t\r\u{7F}é/🎲\r\n"), "b": .array([.null, .bool(true), .number(-1)]),
            "c": .members([:]),
        ])
        #expect(
            text.compact()
                == #"{"a\"\\":"\u0001\n\t\r"# + "\u{7F}" + #"é/🎲\r\n","b":[null,true,-1],"c":{}}"#
        )
        #expect(JSONText.strings(["x"]).pretty() == "[\n  \"x\"\n]")
    }
}
