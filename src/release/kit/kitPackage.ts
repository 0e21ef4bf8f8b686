/** What each import of the kit leads to: its script, and its types below `types/`. */
const imports = {
  './host': ['walletdock', 'host/walletdock'],
  './host/load': ['load', 'host/load'],
  './host/element': ['packageElement', 'host/element'],
  // The same, typed in the framework's markup.
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
 * The kit's own `package.json`.
 * @param version of the product
 * @param api range of the contract's versions that the kit speaks
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
    // Defines `<wallet-dock>`; everything else may be left out where it is not used.
    sideEffects: ['./packageElement.js'],
    peerDependencies: { react: '^18 || ^19', 'react-dom': '^18 || ^19' },
    peerDependenciesMeta: {
      react: { optional: true },
      'react-dom': { optional: true },
    },
  }
}
