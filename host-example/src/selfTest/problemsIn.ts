import type { SelfTestReport } from 'walletdock/host/selfTest'

/** What stands in the wallet's way, each as a sentence. */
export function problemsIn({ remote, policy }: SelfTestReport): string[] {
  return [
    ...(remote.ok ? [] : [remote.message]),
    ...policy
      .filter(({ verdict }) => verdict === 'blocked')
      .map(
        ({ directive, what }) =>
          `The page’s Content-Security-Policy forbids ${what}. Allow it in ${directive}.`,
      ),
  ]
}
