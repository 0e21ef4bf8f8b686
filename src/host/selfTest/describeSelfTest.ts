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
        `Loaded in ${remote.tookMs} ms`,
      ]
    : [`Not loaded (${remote.reason}): ${remote.message}`]
}
