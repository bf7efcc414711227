import ProjectDescription

let project = Project(
    name: "Travel",
    targets: [
        .target(
            name: "Travel",
            destinations: .macOS,
            product: .commandLineTool,
            bundleId: "example.travel",
            sources: ["Sources/**"],
            scripts: [
                .pre(
                    script: """
                        OUTPUT="$SRCROOT/Sources"
                        if which needle > /dev/null; then
                            export SOURCEKIT_LOGGING=0 && needle generate "${OUTPUT}/NeedleGenerated.swift" \\
                            "$SRCROOT/../" \\
                            --exclude-suffixes Tests Mocks
                        else
                            echo "warning: needle is not installed"
                        fi
                        """,
                    name: "Needle")
            ],
            dependencies: [
                .project(target: "Booking", path: "../Booking"),
                .project(target: "Search", path: "../Search"),
                .project(target: "Kit", path: "../Kit"),
            ])
    ])
