import type { SelfTestReport } from 'walletdock/host/selfTest'

/** Returns a sentence for each problem that stops the wallet. */
export function problemsIn({ remote, policy }: SelfTestReport): string[] {
  // If only a feature needs an origin, blocking it is not a problem, because the page may not use that feature.
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
      return `The page’s Content-Security-Policy (${directive}) blocks ${what.join(', ')}.`
    }),
  ]
}
