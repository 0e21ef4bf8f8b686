import type { WalletdockConfig } from 'walletdock/host'

/** What differs between the places where a host is served. */
export type Settings = {
  readonly remoteUrl: string
  readonly config: WalletdockConfig
}

/** Asks the server that serves this page. */
export async function fetchSettings(): Promise<Settings> {
  return (await fetch('/settings.json')).json()
}
