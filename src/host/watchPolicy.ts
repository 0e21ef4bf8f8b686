import { folderOf } from './folderOf'
import { LoadFailure } from './LoadFailure'

/**
 * Watches what this page's Content-Security-Policy keeps from us, because neither a request that fails nor a script
 * says why it did.
 * @param urls addresses of the remote
 */
export function watchPolicy(urls: readonly string[]) {
  let refused: SecurityPolicyViolationEvent | undefined
  const note = (event: SecurityPolicyViolationEvent) => {
    const { blockedURI, disposition, sample } = event
    const isOurs =
      sample.startsWith('walletdock') ||
      urls.some((url) => blockedURI.startsWith(folderOf(url)))
    if (isOurs && disposition === 'enforce') refused ??= event
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    /** What it has refused, if it has, as a failure. */
    async failure(): Promise<LoadFailure | undefined> {
      // Browsers tell of it a moment after what it has refused has failed.
      await new Promise((done) => setTimeout(done))
      return (
        refused &&
        new LoadFailure(
          'forbidden',
          `This page's Content-Security-Policy forbids ${refused.sample || refused.blockedURI}: allow it in ${refused.effectiveDirective}.`,
        )
      )
    },
    end: () => document.removeEventListener('securitypolicyviolation', note),
  }
}
