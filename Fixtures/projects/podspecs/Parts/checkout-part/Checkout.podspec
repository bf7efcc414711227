Pod::Spec.new do |s|
  s.name = 'Checkout'
  s.ios.deployment_target = '16.0'
  s.ios.source_files = "Code/Inner/#{s.name}*.swift"
  s.exclude_files = 'Code/**/*Tests.swift'
end
