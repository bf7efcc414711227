#!/bin/sh
# Runs before the app is compiled.
cd "$(dirname "$0")"
export SOURCEKIT_LOGGING=0 && needle generate Sources/Parlour/NeedleGenerated.swift Sources/ --pluginized
