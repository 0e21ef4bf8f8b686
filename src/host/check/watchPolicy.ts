import { LoadFailure } from '../LoadFailure'

/**
 * Watches what this page's Content-Security-Policy keeps from us, because neither a request that fails nor a script
 * says why it did.
 * @param folders where the remote may be
 */
export function watchPolicy(folders: readonly string[]) {
  const ours = ['walletdock', ...folders]
  let refusal: LoadFailure | undefined
  const note = (event: SecurityPolicyViolationEvent) => {
    const what = event.sample || event.blockedURI
    if (
      event.disposition === 'enforce' &&
      ours.some((start) => what.startsWith(start))
    )
      refusal ??= new LoadFailure(
        'forbidden',
        `This page's CSP forbids ${what}: allow it in ${event.effectiveDirective}.`,
      )
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    /** What it has refused, if it has. */
    failure: () =>
      // Browsers tell of it a moment after what it has refused has failed.
      new Promise<LoadFailure | undefined>((done) =>
        setTimeout(() => done(refusal)),
      ),
    end: () => document.removeEventListener('securitypolicyviolation', note),
  }
}
