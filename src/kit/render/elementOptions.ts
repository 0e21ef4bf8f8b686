import { withGuide } from '../../errors/withGuide'
import type { WalletdockConfig } from '../../remote/exposes/WalletProvider'
import type { LoadOptions, TrustOptions } from '../LoadOptions'
import type { ElementProperties } from './elementProperties'

type DockElement = HTMLElement & ElementProperties

/** URL of the remote that serves the element's script. `undefined` if the element is bundled into a script of the page. */
let remote: string | undefined

/** Stores the URL of the element's script, which is in a subfolder of its remote. */
export function setScriptAddress(address: string): void {
  remote = new URL('..', address).href
}

export function loadOptions(element: DockElement): LoadOptions<'./mount'> {
  const { url, channel, fallbackUrls, timeoutMs, nonce } = element
  return {
    // With a channel, the URL is the root of the site. The kit rejects an empty URL with an explanation.
    url:
      url ??
      (channel ? remote?.replace(/releases\/[^/]+\/$/, '') : remote) ??
      '',
    ...trustOf(element),
    fallbackUrls,
    timeoutMs,
    nonce: nonce || undefined,
    modules: ['./mount'],
  }
}

/**
 * Returns the element's security options. Includes empty attributes, so that the kit rejects them. Otherwise an empty
 * attribute would disable a check.
 */
function trustOf(element: DockElement): TrustOptions {
  const { channel, integrity } = element
  const words = element.publicKey?.split(/\s+/)
  const [atLeast, of, ...keys] = words ?? []
  const publicKey = of === 'of' ? { keys, atLeast: Number(atLeast) } : words
  const options = { channel, publicKey, integrity }
  // Attributes can be combined in any way, so the kit checks the combination at run time.
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as TrustOptions
}

/**
 * Returns whether an element requires a key or a hash, but gets its own script from the site that it verifies. Anyone
 * who can write to that site can replace the script. The page's own origin does not count, because the page must trust
 * it anyway.
 * @param script URL of the remote's folder that serves the script; `undefined` if the script is bundled
 */
export function isSelfVerified(
  { integrity, publicKey, url }: DockElement,
  script: string | undefined = remote,
): boolean {
  if (!script || (integrity ?? publicKey) === undefined) return false
  const { origin } = new URL(script)
  return (
    origin !== location.origin && `${url ?? script}/`.startsWith(`${origin}/`)
  )
}

/**
 * Returns an element's options after a change. Sets removed options to `undefined`, so that they return to their
 * defaults. The remote applies the options that may change, and warns about the others.
 * @param first options with which the button was mounted
 */
export function changedOptions(
  element: DockElement,
  config: Partial<WalletdockConfig> | undefined,
  first: WalletdockConfig,
): WalletdockConfig {
  const cleared = Object.keys(first).map((name) => [name, undefined])
  return {
    ...Object.fromEntries(cleared),
    ...configOf(element, config, first.appName),
  }
}

/**
 * Returns an element's configuration. The element's own properties override the property `config`, which overrides the
 * attribute `config`.
 * @param usualName name of the application if the element does not set one
 * @throws Error if the attribute is not JSON
 */
export function configOf(
  element: DockElement,
  config: Partial<WalletdockConfig> | undefined,
  usualName = document.title || location.hostname,
): WalletdockConfig {
  const { appName, projectId, accent, locale, theme, network } = element
  const own = { appName, projectId, accent, locale, theme, network }
  return {
    appName: usualName,
    ...fromJson(element.getAttribute('config')),
    ...config,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value)),
  }
}

function fromJson(json: string | null): Partial<WalletdockConfig> {
  try {
    return json ? JSON.parse(json) : {}
  } catch (error) {
    const message = withGuide(
      `its attribute \`config\` is not JSON: ${json}. Set it to JSON, or set the property \`config\` to an object. React 18 turns an object into "[object Object]", as does a page that sets it before the element's script has run.`,
      'the-configuration-is-wrong',
    )
    throw new Error(message, { cause: error })
  }
}
