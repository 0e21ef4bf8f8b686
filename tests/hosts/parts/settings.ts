import type { WalletdockConfig } from 'walletdock/host'

/** Settings that depend on the server of a host. */
export type Settings = {
  readonly remoteUrl: string
  readonly config: WalletdockConfig
}

/** Fetches the settings from the server of this page. */
export async function fetchSettings(): Promise<Settings> {
  return (await fetch('/settings.json')).json()
}
