Pod::Spec.new do |s|
  s.name = 'Checkout'
  s.ios.deployment_target = '16.0'
  s.ios.source_files = "Code/Inner/#{s.name}*.swift"
  s.exclude_files = 'Code/**/*Tests.swift'
  s.test_spec 'UnitTests' do |t|
    t.source_files = 'Code/Tests/*.swift'
  end
  s.app_spec 'Demo' do |demo|
    demo.source_files = 'Code/Demo/*.swift'
  end
end
