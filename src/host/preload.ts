import type { FetchedContract } from './fetchContract'

/** Has the browser fetch what the entry will ask for, while the entry is on its way. */
export function preload(
  { contract, entry }: FetchedContract,
  nonce: string | undefined,
): void {
  for (const file of contract.preload ?? []) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = 'anonymous'
    link.integrity = contract.integrity?.[file] ?? ''
    if (nonce) link.nonce = nonce
    link.href = new URL(file, entry).href
    document.head.append(link)
  }
}
