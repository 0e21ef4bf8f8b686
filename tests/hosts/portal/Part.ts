import type { WalletdockConfig } from 'walletdock/host'

/** The settings of one team's part of the portal. */
export type PartSettings = {
  /** URL from which this team loads Walletdock. */
  readonly url: string
  /** Hash that the team demands for the contract. */
  readonly integrity?: string
  readonly config: WalletdockConfig
}

/** Shows a part in its place. Resolves once its wallet is there, or has failed. */
export type StartPart = (
  place: Element,
  settings: PartSettings,
) => Promise<void>

/** Returns the team's configuration, and notes on the page which options are ignored. */
export function configOf(
  place: Element,
  { config }: PartSettings,
): WalletdockConfig {
  return {
    ...config,
    onConflict: ({ options }) =>
      place.setAttribute('data-conflict', options.join()),
  }
}

/** Notes on the page which Walletdock this part got, for people and for tests. */
export function tell(
  place: Element,
  loaded:
    | { readonly ok: true; readonly url: string; readonly mode: string }
    | { readonly ok: false; readonly failure: Error },
): void {
  const told = loaded.ok
    ? { url: loaded.url, mode: loaded.mode }
    : { failure: loaded.failure.message }
  for (const [name, value] of Object.entries(told))
    place.setAttribute(`data-${name}`, value)
}
