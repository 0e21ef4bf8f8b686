import type { Requirement } from './Requirement'

/**
 * Validation rules. No form of the product's own is specified.
 *
 * @see specification, section 5
 */
export const section5: readonly Requirement[] = [
  {
    id: '5.1',
    text: 'The wallet list must not be empty.',
    shownBy: [
      'tests/unit/wallets/checkWallets.test.ts > an empty wallet list is refused in the words of the specification',
      'tests/unit/wallets/checkWallets.test.ts > a list that is null, as plain JavaScript may pass, is refused alike',
      'tests/unit/wallets/checkWallets.test.ts > of all lists, exactly those with a group, and a wallet in each, are taken',
    ],
  },
  {
    id: '5.2',
    text: 'Each group must contain wallets.',
    shownBy: [
      'tests/unit/wallets/checkWallets.test.ts > a group without wallets is refused by its name',
      'tests/unit/wallets/checkWallets.test.ts > of all lists, exactly those with a group, and a wallet in each, are taken',
    ],
  },
  {
    id: '5.3',
    text: 'An accent must be a hex colour.',
    shownBy: [
      'tests/unit/wallets/checkWallets.test.ts > the accent * is refused with the name of the wallet ×7',
      'tests/unit/wallets/checkWallets.test.ts > the accent * is taken ×4',
      'tests/unit/wallets/checkWallets.test.ts > of all strings, exactly # and three or six hex digits are accents',
    ],
  },
  {
    id: '5.4',
    text: 'A project id for WalletConnect must be given.',
    shownBy: [
      'tests/unit/wallets/checkWallets.test.ts > the default list refuses the project id * ×3',
      'tests/unit/wallets/checkWallets.test.ts > of all project ids, exactly those with something in them are taken',
      'tests/unit/wallets/checkWallets.test.ts > one wallet that may need WalletConnect is enough to ask for a project id',
    ],
  },
  {
    id: '5.5',
    text: 'A chain whose id is 0 or less is rejected when it is configured.',
    shownBy: [
      'tests/unit/chains/checkChains.test.ts > a chain that no wallet could be asked for is refused > an id of zero',
      'tests/unit/chains/checkChains.test.ts > a chain that no wallet could be asked for is refused > an id below zero',
      'tests/unit/chains/checkChains.test.ts > of all numbers, exactly the whole ones above 0 are ids',
    ],
  },
  {
    id: '5.6',
    text: 'A chain with an invalid address is rejected when it is configured.',
    shownBy: [
      'tests/unit/chains/checkChains.test.ts > a chain that no wallet could be asked for is refused > a contract at no address',
      'tests/unit/chains/checkChains.test.ts > a chain that no wallet could be asked for is refused > an address that is too long',
      'tests/unit/chains/checkChains.test.ts > any 20 bytes in hex pass as an address',
      'tests/unit/chains/checkChains.test.ts > of all words that begin like addresses, exactly those of 20 bytes in hex pass',
      'tests/unit/chains/checkChecksums.test.ts > an address with one letter of the wrong size is rejected, wherever it is',
      'tests/component/app/checksums.test.tsx > a wrong checksum of * reaches the host as what its configuration throws ×4',
      'tests/e2e/configuration.test.ts > a contract’s address with a letter wrong is told to the host before anybody taps, and a retry takes the button’s place',
    ],
  },
  {
    id: '5.7',
    text: 'A fee cap above the greatest number of 256 bits is rejected when the chain is configured.',
    shownBy: [
      'tests/unit/chains/checkChains.test.ts > a chain that no wallet could be asked for is refused > a fee cap above 2^256-1',
      'tests/unit/chains/checkChains.test.ts > of all fees, a cap passes up to 2^256-1 and a tip up to its cap',
    ],
  },
  {
    id: '5.8',
    text: 'A tip above the fee cap is rejected when the chain is configured.',
    shownBy: [
      'tests/unit/chains/checkChains.test.ts > a chain that no wallet could be asked for is refused > a tip above the fee cap',
      'tests/unit/chains/checkChains.test.ts > of all fees, a cap passes up to 2^256-1 and a tip up to its cap',
    ],
  },
  {
    id: '5.9',
    text: 'A transaction whose chain id is 0 or less is rejected before a wallet is asked.',
    shownBy: [
      'tests/unit/transactions/checkTransaction.test.ts > a chain id of 0 is rejected',
      'tests/unit/transactions/checkTransaction.test.ts > a chain id below 0 is rejected',
      'tests/unit/transactions/checkTransaction.laws.test.ts > of all numbers, exactly the whole ones above 0 are chain ids',
      'tests/component/engine/transactions.test.ts > what no chain would take never reaches the wallet',
    ],
  },
  {
    id: '5.10',
    text: 'A transaction with an invalid address is rejected before a wallet is asked.',
    shownBy: [
      'tests/unit/transactions/checkTransaction.test.ts > a recipient * is rejected ×6',
      'tests/unit/transactions/checkTransaction.laws.test.ts > of all bytes, 20 are an address and 32 a storage key',
      'tests/component/engine/transactions.test.ts > what no chain would take never reaches the wallet',
    ],
  },
  {
    id: '5.11',
    text: 'A transaction whose fee cap is above the greatest number of 256 bits is rejected before a wallet is asked.',
    shownBy: [
      'tests/unit/transactions/checkTransaction.test.ts > a fee cap one too high is rejected',
      'tests/unit/transactions/checkTransaction.test.ts > the highest fee cap there is passes',
      'tests/unit/transactions/checkTransaction.laws.test.ts > of all fees, a cap passes up to 2^256-1 and a tip up to its cap',
    ],
  },
  {
    id: '5.12',
    text: 'A transaction whose tip is above its fee cap is rejected before a wallet is asked.',
    shownBy: [
      'tests/unit/transactions/checkTransaction.test.ts > a tip one too high is rejected',
      'tests/unit/transactions/checkTransaction.test.ts > a tip above a fee cap of nothing is rejected',
      'tests/unit/transactions/checkTransaction.test.ts > a tip as high as the fee cap passes',
      'tests/unit/transactions/checkTransaction.laws.test.ts > of all fees, a cap passes up to 2^256-1 and a tip up to its cap',
    ],
  },
  {
    id: '5.13',
    text: 'Blob hashes that have not 32 bytes, or not the right version, are rejected before a wallet is asked.',
    shownBy: [
      'tests/unit/transactions/checkTransaction.test.ts > a blob hash of * is rejected ×5',
      'tests/unit/transactions/checkBlobHashes.test.ts > of the blob hashes * viem says the same ×7',
      'tests/unit/transactions/checkBlobHashes.test.ts > of all bytes, 32 that begin with 1 are a blob’s hash',
    ],
  },
  {
    id: '5.14',
    text: 'Storage keys that have not 32 bytes are rejected before a wallet is asked.',
    shownBy: [
      'tests/unit/transactions/checkTransaction.test.ts > a storage key of * bytes is rejected ×2',
      'tests/unit/transactions/checkTransaction.laws.test.ts > of all bytes, 20 are an address and 32 a storage key',
    ],
  },
  {
    id: '5.15',
    text: "What is rejected is told under the names that viem's errors have.",
    shownBy: [
      'tests/unit/chains/checkChains.test.ts > * is a name that viem’s own errors have ×5',
      'tests/unit/app/checkConfig.test.ts > bad chains and RPC addresses are refused under viem’s names',
      'tests/unit/transactions/checkTransaction.test.ts > * is a name that viem’s own errors have ×5',
      'tests/e2e/sendTransaction.test.ts > what no chain would take is refused under viem’s name, and no wallet is asked',
    ],
  },
]
