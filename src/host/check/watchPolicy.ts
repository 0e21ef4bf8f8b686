import { LoadFailure } from '../LoadFailure'

/**
 * Watches for violations of this page's Content-Security-Policy by the remote, because the errors of blocked requests
 * and scripts do not contain the reason.
 * @param folders folders from which the page may load the remote
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
    /** Returns the first violation as a failure, or `undefined` if there was none. */
    failure: () =>
      // Browsers dispatch the event in a task after the blocked request has failed.
      new Promise<LoadFailure | undefined>((done) =>
        setTimeout(() => done(refusal)),
      ),
    end: () => document.removeEventListener('securitypolicyviolation', note),
  }
}
