import type { RemoteFound, SelfTestReport } from './SelfTestReport'

/** A self-test as text, to be sent to whoever is to help. */
export function describeSelfTest(report: SelfTestReport): string {
  const { page, remote, copies, wallets, policy } = report
  return [
    `Walletdock self-test of ${page}`,
    ...describeRemote(remote),
    '',
    'Shared copies',
    ...copies.map(
      ({ library, version, whose }) =>
        `- ${library} ${version ?? ''}: ${whoseWords[whose]}`,
    ),
    '',
    `Wallets found: ${wallets.join(', ') || 'none'}`,
    '',
    'Content-Security-Policy',
    ...policy.map(
      ({ verdict, directive, what }) => `- ${verdict}: ${what} (${directive})`,
    ),
  ].join('\n')
}

/** Whose a copy is, in words. */
export const whoseWords = {
  page: 'the page’s',
  walletdock: 'Walletdock’s own',
  unused: 'not asked for yet',
} as const

function describeRemote(remote: RemoteFound): readonly string[] {
  return remote.ok
    ? [
        `Version ${remote.version}, contract ${remote.contract}, from ${remote.url}`,
        `Mode: ${remote.mode}. ${remote.why}`,
        `Loaded in ${remote.tookMs} ms`,
      ]
    : [`Not loaded (${remote.reason}): ${remote.message}`]
}
