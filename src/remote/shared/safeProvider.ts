// Safe's provider is a CommonJS package. Re-exported by name, so that the bundler adds no interop code.
export { SafeAppProvider } from '@safe-global/safe-apps-provider/own'
