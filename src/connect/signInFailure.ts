import type { ReportFacts } from '../session/failureReport'
import type { SignIn } from '../session/SignIn'

/** What went wrong last in signing in, as a report tells it. */
export function signInFailure(
  signIn: SignIn,
): ReportFacts['failure'] | undefined {
  if (signIn.type === 'failed') return { class: 'not-prepared' }
  if (!('trouble' in signIn) || !signIn.trouble) return undefined
  return signIn.trouble.step === 'signing'
    ? signIn.trouble.failure
    : { class: 'not-verified' }
}
