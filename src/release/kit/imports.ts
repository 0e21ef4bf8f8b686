/** Script of each import of the kit, and its types in the folder `types/`. */
export const imports = {
  './react': ['react', 'kit/react'],
  './testing': ['testing', 'kit/testing'],
  './rainbowkit': ['rainbowkit', 'kit/rainbowkit/rainbowkit'],
  './rainbowkit/config': [
    'rainbowkitConfig',
    'kit/rainbowkit/rainbowkitConfig',
  ],
  './rainbowkit/wallets': [
    'rainbowkitWallets',
    'kit/rainbowkit/rainbowkitWallets',
  ],
  './connectkit': ['connectkit', 'kit/connectkit/connectkit'],
  './connectkit/config': [
    'connectkitConfig',
    'kit/connectkit/connectkitConfig',
  ],
  './host': ['walletdock', 'kit/walletdock'],
  './host/load': ['load', 'kit/load'],
  './host/element': ['packageElement', 'kit/element'],
  // The script of `./host/element`, with types for the framework's markup.
  './host/element/react': ['packageElement', 'element/react'],
  './host/element/vue': ['packageElement', 'element/vue'],
  './host/element/svelte': ['packageElement', 'element/svelte'],
  './host/element/solid': ['packageElement', 'element/solid'],
  './host/observe': ['observe', 'kit/observe'],
  './host/selfTest': ['selfTest', 'kit/selfTest'],
  './host/wallets': ['wallets', 'kit/wallets'],
  './host/themes': ['themes', 'kit/themes'],
  './federation': ['federation', 'kit/federation'],
  './start': ['startPlugin', 'kit/startPlugin'],
  './playwright': ['playwright', 'testWallet/testWalletScript'],
} as const
