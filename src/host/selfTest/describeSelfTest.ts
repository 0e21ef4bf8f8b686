import type { Verified } from '../Verified'
import type { RemoteFound, SelfTestReport, SharedCopy } from './SelfTestReport'

/** A self-test as text, to be sent to support. */
export function describeSelfTest(report: SelfTestReport): string {
  const { page, remote, copies, wallets, policy } = report
  return [
    `Walletdock self-test of ${page}`,
    ...describeRemote(remote),
    '',
    'Shared copies',
    ...copies.map((copy) => `- ${copy.library} ${describeCopy(copy)}`),
    '',
    `Wallets found: ${wallets.join(', ') || 'none'}`,
    '',
    'Content-Security-Policy',
    ...(policy.length > 0
      ? policy.map(
          ({ verdict, directive, what }) =>
            `- ${verdict}: ${what} (${directive})`,
        )
      : ['- not checked: this page is in a sandboxed frame']),
  ].join('\n')
}

/** Which copy it is, and whose: `19.3.1, from the page`. */
export function describeCopy({ version, whose, isInUse }: SharedCopy): string {
  return [
    version,
    whose === 'page' ? 'from the page' : 'from Walletdock',
    !isInUse && 'loaded when needed',
  ]
    .filter(Boolean)
    .join(', ')
}

function describeRemote(remote: RemoteFound): readonly string[] {
  return remote.ok
    ? [
        `Version ${remote.version}, contract ${remote.contract}, from ${remote.url}`,
        `Mode: ${remote.mode}. ${remote.why}`,
        describeVerified(remote.verified),
        `Loaded in ${remote.tookMs} ms`,
      ]
    : [`Not loaded (${remote.reason}): ${remote.message}`]
}

/** Which parts of the way from the site to the page are verified, and which are not. */
function describeVerified({ signedBy, contract, scripts }: Verified): string {
  const parts = [
    [`channels (signed by ${signedBy})`, 'who wrote the channels', signedBy],
    ['contract', 'contract', contract],
    ['scripts', 'scripts', scripts],
  ] as const
  const done = parts.filter(([, , is]) => is).map(([name]) => name)
  const open = parts.filter(([, , is]) => !is).map(([, name]) => name)
  return [
    `Verified: ${done.join(', ') || 'nothing'}`,
    ...(open.length > 0 ? [`not verified: ${open.join(', ')}`] : []),
  ].join('; ')
}
