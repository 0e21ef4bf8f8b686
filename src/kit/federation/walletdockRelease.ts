import type { LoadOptions } from '../LoadOptions'
import { tryPlaces } from '../run/places'

/** Options that determine the release. They have the same meaning as for the kit. */
export type ReleaseOptions = Pick<
  LoadOptions<never>,
  'url' | 'fallbackUrls' | 'timeoutMs'
> & {
  /** Channel to follow, such as `stable` or `canary`. */
  readonly channel: string
  /** Raw Ed25519 public keys in base64. One of their owners must have signed `channels.json`. */
  readonly publicKey?: string | readonly string[]
}

/** A remote for `registerRemotes` of the federation runtime. */
export type ReleaseRemote = { readonly name: string; readonly entry: string }

/**
 * Finds the release that a channel gives this visitor, by the rules of the kit: canary, pins, rollback, mirrors and
 * signatures. For pages that choose the channel at run time.
 * @throws LoadFailure with the reason, for example `disabled` or `untrusted`
 * @example registerRemotes([await walletdockRelease({ url: 'https://wallet.example', channel: 'canary' })])
 * @see https://module-federation.io/guide/runtime/runtime-api
 */
export async function walletdockRelease(
  options: ReleaseOptions,
): Promise<ReleaseRemote> {
  const { url, fallbackUrls, channel, timeoutMs, publicKey } = options
  const followed = { url, fallbackUrls, channel, timeoutMs }
  // If the key is `undefined`, an environment variable is probably missing. Pass an empty key, which the check rejects,
  // because the page's owner wants the remote to be verified.
  const checked =
    'publicKey' in options
      ? { ...followed, publicKey: publicKey ?? '' }
      : followed
  const check = import('../check/checkOptions').then(({ checkOptions }) =>
    checkOptions(checked),
  )
  return tryPlaces(checked, check, async ({ base }) => ({
    name: 'walletdock',
    entry: `${base}mf-manifest.json`,
  }))
}
