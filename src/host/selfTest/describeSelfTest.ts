import type { Verified } from '../Verified'
import type { RemoteFound, SelfTestReport, SharedCopy } from './SelfTestReport'

/** Returns a self-test's report as text, for example for support. */
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

/** Returns the version and the origin of a copy, such as `19.3.1, from the page`. */
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

/** Returns which steps between the site and the page were verified, and which were not. */
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
