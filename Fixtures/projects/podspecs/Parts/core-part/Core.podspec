# What all parts build on.
Pod::Spec.new do |s|
  s.name         = 'Core'
  s.version      = '1.0.0' # as the app's
  s.swift_version = '6.0'
  s.source_files = 'Code/**/*.{swift,h}'
end
