import type { SelfTestReport } from 'walletdock/host/selfTest'

/** What stands in the wallet's way, and what to do about it, each as a sentence. */
export function problemsIn({ remote, policy }: SelfTestReport): string[] {
  // What a page without a feature blocks is no problem of it.
  const blocked = policy.filter(
    ({ verdict, neededFor }) => verdict === 'blocked' && !neededFor,
  )
  const directives = new Set(blocked.map(({ directive }) => directive))
  return [
    ...(remote.ok ? [] : [remote.message]),
    ...[...directives].map((directive) => {
      const what = blocked
        .filter((trial) => trial.directive === directive)
        .map((trial) => trial.what)
      return `The page’s Content-Security-Policy (${directive}) forbids ${what.join(', ')}.`
    }),
  ]
}
