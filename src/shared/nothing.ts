// Replaces modules that SDKs import and we do not ship. An ES module, so that the bundler adds no interop code.
export {}
