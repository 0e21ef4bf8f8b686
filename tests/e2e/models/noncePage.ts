import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'
import { type Policy, violationsIn, watchViolations } from './strictPage'

/** What the privacy manifest says may be asked where a host names it, by the host's options. */
type PrivacyManifest = {
  readonly ofTheHost: readonly { readonly option: string }[]
}

/** Addresses that the host's settings give to the options that the remote's privacy manifest lists. */
async function askedForHost({ remote, hostSettings }: World) {
  const answer = await fetch(`${remote.url}/privacy.json`)
  const { ofTheHost }: PrivacyManifest = await answer.json()
  const options = ofTheHost.flatMap(({ option }) =>
    [...option.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  const { rpcUrls, nameService, relayUrl } = hostSettings()
  const given = {
    rpcUrls: Object.values(rpcUrls),
    nameService: nameService?.url,
    relayUrl,
  }
  return Object.entries(given)
    .filter(([option]) => options.includes(option))
    .flatMap(([, urls]) => urls ?? [])
}

/** Where browsers report to. */
const reportPath = '/violations'

/** Nothing but what has the nonce, and what that brings; nothing asked but what the manifest lists. */
function tightPolicy(
  { host, remote }: World,
  nonce: string,
  asked: readonly string[],
): Policy {
  return {
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': "'none'",
    'connect-src': [host.url, remote.url, ...asked].join(' '),
    'img-src': `${host.url} data:`,
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'walletdock walletdock-host host-example',
    'report-uri': `${host.url}${reportPath}`,
  }
}

/**
 * Serves the sample host as one that lives under such a policy: a new nonce for each answer, on its own first script
 * alone, and no stylesheet of its own.
 */
export async function underNonce(
  page: Page,
  world: World,
  change: (policy: Policy, nonce: string) => Policy = (policy) => policy,
) {
  const asked = await askedForHost(world)
  world.host.rewrite(/^\/(thin|self-test)?$/, (text) => {
    const nonce = randomBytes(16).toString('base64')
    const policy = Object.entries(
      change(tightPolicy(world, nonce, asked), nonce),
    )
    return {
      text: text
        .replaceAll(/<link[^>]*rel="?stylesheet"?[^>]*>/g, '')
        .replace('<script', `<script nonce="${nonce}"`),
      headers: {
        'content-security-policy': policy
          .map((directive) => directive.join(' '))
          .join('; '),
      },
    }
  })
  await watchViolations(page)
}

/** Nothing was refused: not as the page sees it, and not as the browser reports it. */
export async function nothingIsRefused(page: Page, world: World) {
  expect(await violationsIn(page)).toEqual([])
  expect(world.host.asked).not.toContain(reportPath)
}
