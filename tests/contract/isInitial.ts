/** The button's modules. Hosts load them by these names, so the file names have no suffix. */
const exposed: readonly string[] = [
  'exposes/ConnectButton.ts',
  'exposes/WalletProvider.ts',
  'exposes/useWallet.ts',
]

/**
 * Returns whether a file's name says that its code is in the first download: in the entry, or in a file that its
 * `contract.json` lists in `preload`. Every visitor waits for these files.
 * @param file path inside `src/`
 */
export function isInitial(file: string): boolean {
  return /\.initial\.tsx?$/.test(file) || exposed.includes(file)
}
