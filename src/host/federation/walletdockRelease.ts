import { places } from '../find/places'
import { asLoadFailure, type LoadFailure } from '../LoadFailure'
import type { LoadOptions } from '../LoadOptions'
import { timeLimit } from '../run/timeLimit'

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
  const { url, channel, publicKey, timeoutMs = 8000 } = options
  const trust = publicKey === undefined ? {} : { publicKey }
  const checked = { url, channel, ...trust }
  let begin = performance.now()
  const whole = timeLimit(timeoutMs, timeoutMs, url, begin)
  try {
    const checks = await whole.within(import('../check/checkOptions'))
    checks.checkOptions(checked)
  } finally {
    whole.end()
  }
  const ways = places({ ...checked, fallbackUrls: options.fallbackUrls })
  // Report the failure of the first place, because the host can fix that one.
  let first: LoadFailure | undefined
  // Each place gets an equal share of the remaining time, so the last one gets all of it.
  let leftMs = timeoutMs
  for (const [at, { find }] of ways.entries()) {
    const limit = timeLimit(leftMs / (ways.length - at), leftMs, url, begin)
    try {
      const { base } = await limit.within(find(limit.signal))
      return { name: 'walletdock', entry: `${base}mf-manifest.json` }
    } catch (error) {
      const failure = asLoadFailure(error)
      first ??= failure
      // A mirror may say so after the origin has failed. No later place may then serve a release.
      if (failure.reason === 'disabled') break
    } finally {
      limit.end()
      const now = performance.now()
      leftMs -= now - begin
      begin = now
    }
  }
  throw first ?? asLoadFailure(first)
}
