import type { WalletdockConfig } from 'walletdock/host'

/** What one team's part of the portal is given. */
export type PartSettings = {
  /** Where this team gets Walletdock from. */
  readonly url: string
  readonly config: WalletdockConfig
}

/** Shows a part in its place. Resolves when its wallet is there, or never will be. */
export type StartPart = (
  place: Element,
  settings: PartSettings,
) => Promise<void>

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
