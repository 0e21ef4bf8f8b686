/** Modules of Walletdock that a page without React can use. */
const plainModules = [
  './mount',
  './config',
  './testWallet',
  './events',
] as const

export type PlainModule = (typeof plainModules)[number]

/** Returns whether a module works without the page's React. */
export function isPlain(name: string): boolean {
  const names: readonly string[] = plainModules
  return names.includes(name)
}
