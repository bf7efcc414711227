Pod::Spec.new do |spec|
  spec.name = "ShopCart"
  spec.module_name = "Cart"
  spec.default_subspecs = "Inner"
  spec.subspec "Inner" do |inner|
    inner.source_files = ["Code/Inner/*.swift"]
    inner.dependency "Core"
  end
  spec.test_spec "Tests" do |tests|
    tests.source_files = "Code/Tests/**/*.swift"
  end
end
