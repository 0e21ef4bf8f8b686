// Safe's provider is no module: named here, the bundler needs no way to make one of it.
export { SafeAppProvider } from '@safe-global/safe-apps-provider/own'
