/** Script of each import of the kit, and its types in the folder `types/`. */
const imports = {
  './host': ['walletdock', 'host/walletdock'],
  './host/load': ['load', 'host/load'],
  './host/element': ['packageElement', 'host/element'],
  // The same script, with types for the framework's markup.
  './host/element/react': ['packageElement', 'element/react'],
  './host/element/vue': ['packageElement', 'element/vue'],
  './host/element/svelte': ['packageElement', 'element/svelte'],
  './host/element/solid': ['packageElement', 'element/solid'],
  './host/observe': ['observe', 'host/observe'],
  './host/selfTest': ['selfTest', 'host/selfTest'],
  './host/wallets': ['wallets', 'host/wallets'],
  './host/themes': ['themes', 'host/themes'],
  './federation': ['federation', 'host/federation'],
  './start': ['startPlugin', 'host/startPlugin'],
  './playwright': ['playwright', 'testWallet/testWalletScript'],
} as const

/**
 * Returns the kit's `package.json`.
 * @param version version of the product
 * @param api range of contract versions that the kit supports
 */
export function kitPackage(version: string, api: string) {
  return {
    name: 'walletdock',
    version,
    description: 'Loads Walletdock, a wallet button, into a page at run time.',
    license: 'MIT',
    type: 'module',
    walletdock: { api },
    exports: {
      ...Object.fromEntries(
        Object.entries(imports).map(([name, [script, types]]) => [
          name,
          { types: `./types/${types}.d.ts`, default: `./${script}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    // This file defines `<wallet-dock>`. Bundlers may remove all other files if they are not used.
    sideEffects: ['./packageElement.js'],
    peerDependencies: { react: '^18 || ^19', 'react-dom': '^18 || ^19' },
    peerDependenciesMeta: {
      react: { optional: true },
      'react-dom': { optional: true },
    },
  }
}
