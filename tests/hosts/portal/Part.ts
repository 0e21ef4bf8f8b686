import type { WalletdockConfig } from 'walletdock/host'

/** What one team's part of the portal is given. */
export type PartSettings = {
  /** Where this team gets Walletdock from. */
  readonly url: string
  /** Hash that the team demands of its contract. */
  readonly integrity?: string
  readonly config: WalletdockConfig
}

/** Shows a part in its place. Resolves when its wallet is there, or never will be. */
export type StartPart = (
  place: Element,
  settings: PartSettings,
) => Promise<void>

/** The team's configuration, and a note on the page of what is passed over. */
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
