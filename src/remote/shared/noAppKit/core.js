// An ES module, so that the bundler adds no interop code.
export {}
