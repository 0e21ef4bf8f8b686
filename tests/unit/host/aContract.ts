import type { Contract } from '../../../src/host/check/Contract'

/** A contract in order, as the build writes it. */
export const aContract: Contract = {
  name: 'walletdock',
  version: '0.4.2',
  contract: '1.0.0',
  entry: 'remoteEntry.js',
  global: 'walletdock',
  requires: {
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    wagmi: '^3.0.0',
    '@tanstack/react-query': '^5.0.0',
  },
  exposes: ['./ConnectButton', './WalletProvider', './useWallet', './mount'],
  integrity: { 'remoteEntry.js': 'sha384-abc' },
}
