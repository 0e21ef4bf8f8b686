import type { WalletdockConfig } from '../exposes/WalletProvider'
import type { LoadOptions } from './LoadOptions'

/** Attributes that say where the remote is. */
export function loadOptions(element: HTMLElement): LoadOptions<'./mount'> {
  const { url, ...rest } = texts(element, {
    url: 'url',
    channel: 'channel',
    publicKey: 'public-key',
    integrity: 'integrity',
  })
  const { timeout, fallbacks } = texts(element, {
    timeout: 'timeout-ms',
    fallbacks: 'fallback-urls',
  })
  return {
    ...rest,
    url: url ?? cameFrom(new URL('..', import.meta.url).href, rest.channel),
    fallbackUrls: fallbacks?.split(/\s+/).filter(Boolean),
    timeoutMs: timeout ? Number(timeout) : undefined,
    nonce: element.nonce || undefined,
    modules: ['./mount'],
  }
}

/**
 * Where this file's remote lies, or the site whose channels lead to it.
 * @param remote address of the folder that this file's folder is in
 */
function cameFrom(remote: string, channel: string | undefined): string {
  return channel ? remote.replace(/releases\/[^/]+\/$/, '') : remote
}

/**
 * Attributes that set Walletdock up: single ones win over `config`, which is JSON.
 * @throws SyntaxError when `config` is no JSON
 */
export function configOf(
  element: HTMLElement & { readonly config?: Partial<WalletdockConfig> },
): WalletdockConfig {
  const json = element.getAttribute('config')
  const config: Partial<WalletdockConfig> = json ? JSON.parse(json) : {}
  const plain = texts(element, {
    appName: 'app-name',
    projectId: 'project-id',
    accent: 'accent',
    locale: 'locale',
  })
  const { theme, network } = texts(element, {
    theme: 'theme',
    network: 'network',
  })
  return {
    appName: document.title || location.hostname,
    ...config,
    ...element.config,
    ...plain,
    ...(isTheme(theme) && { theme }),
    ...(isNetwork(network) && { network }),
  }
}

function isTheme(text = ''): text is NonNullable<WalletdockConfig['theme']> {
  return ['auto', 'light', 'dark'].includes(text)
}

function isNetwork(
  text = '',
): text is NonNullable<WalletdockConfig['network']> {
  return ['base', 'base-preconf'].includes(text)
}

/** The attributes that are there, under other names. */
function texts<Name extends string>(
  element: Element,
  attributes: Readonly<Record<Name, string>>,
): { readonly [name in Name]?: string } {
  return Object.fromEntries(
    Object.entries<string>(attributes)
      .map(([name, attribute]) => [name, element.getAttribute(attribute)])
      .filter(([, text]) => text),
  )
}
