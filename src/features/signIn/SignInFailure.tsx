import { CopyReport } from '../../views/connect/CopyReport'
import { useDialog } from '../../views/DialogContext'
import type { ReportFacts } from '../../wallet/session/failureReport'
import type { Account } from '../../wallet/session/State'
import type { SignIn } from './SignIn'

/** A report of the latest sign-in failure, if there is one. */
export function SignInFailure({
  account,
  signIn,
}: {
  readonly account: Account
  readonly signIn: SignIn
}) {
  const { chain } = useDialog()
  const { address, connector: wallet } = account
  const failure = failureIn(signIn)
  if (!failure) return null
  const facts = { failure, request: 'sign in', wallet, chain, address } as const
  return <CopyReport facts={facts} />
}

function failureIn(signIn: SignIn): ReportFacts['failure'] | undefined {
  if (signIn.type === 'failed') return { class: 'not-prepared' }
  if (!('trouble' in signIn) || !signIn.trouble) return undefined
  return signIn.trouble.step === 'signing'
    ? signIn.trouble.failure
    : { class: 'not-verified' }
}
