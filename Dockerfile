# The command line in an image that holds nothing else:
#
#   docker build --tag needle-gen .
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/app" needle-gen check needle.json
FROM swift:6.3 AS build
WORKDIR /needle-gen
COPY . .
RUN swift build --configuration release --product needle-gen -Xswiftc -static-executable
RUN strip .build/release/needle-gen

FROM scratch
COPY --from=build /needle-gen/.build/release/needle-gen /usr/local/bin/needle-gen
WORKDIR /app
ENTRYPOINT ["/usr/local/bin/needle-gen"]
