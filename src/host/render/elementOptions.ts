import type { WalletdockConfig } from '../../exposes/WalletProvider'
import type { LoadOptions, TrustOptions } from '../LoadOptions'
import type { ElementProperties } from './elementProperties'
import { servingFolder } from './servingFolder'

type Given = HTMLElement & ElementProperties

/** Where the remote of an element is. */
export function loadOptions(element: Given): LoadOptions<'./mount'> {
  const { url, channel, fallbackUrls, timeoutMs, nonce } = element
  return {
    // The kit refuses an empty one in words.
    url: url ?? servingFolder(channel) ?? '',
    ...trustOf(element),
    fallbackUrls,
    timeoutMs,
    nonce: nonce || undefined,
    modules: ['./mount'],
  }
}

/** An empty attribute is passed on, so that the kit refuses it: it would otherwise turn a check off. */
function trustOf(element: Given): TrustOptions {
  const { channel, integrity } = element
  const [key, ...more] = element.publicKey?.split(/\s+/) ?? []
  const publicKey = more.length > 0 ? [key, ...more] : key
  const given = { channel, publicKey, integrity }
  // Attributes can be combined in any way: the kit checks that at run time.
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as TrustOptions
}

/**
 * Returns whether an element demands a key or a hash although its own script comes from the site that is verified. Whoever
 * can write to that site can replace the script. The page's own origin is trusted anyway.
 * @param script URL of the remote's folder that serves the script, if one does
 */
export function isSelfVerified(
  { integrity, publicKey, url }: Given,
  script: string | undefined = servingFolder(undefined),
): boolean {
  if (!script || (integrity ?? publicKey) === undefined) return false
  const { origin } = new URL(script)
  return (
    origin !== location.origin && `${url ?? script}/`.startsWith(`${origin}/`)
  )
}

/**
 * An element's options after a change; each name of those that it began with, so that an option that has gone has its
 * default again. The remote applies what may change, and warns about the rest.
 */
export function changedOptions(
  element: Given,
  config: Partial<WalletdockConfig> | undefined,
  first: WalletdockConfig,
): WalletdockConfig {
  const gone = Object.keys(first).map((name) => [name, undefined])
  return {
    ...Object.fromEntries(gone),
    ...configOf(element, config, first.appName),
  }
}

/**
 * How an element sets Walletdock up: its own properties win over the config that it was given, and that wins over the
 * attribute `config`.
 * @param usualName the application's name, where neither says one
 * @throws Error when that attribute is not JSON
 */
export function configOf(
  element: Given,
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
    const message = `its attribute \`config\` is not JSON: ${json}. Give it JSON, or give the property an object; an object becomes "[object Object]" where the page is drawn before the element's script has run, and in React 18.`
    throw new Error(message, { cause: error })
  }
}
