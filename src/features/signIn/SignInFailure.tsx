import { CopyReport } from '../../views/connect/CopyReport'
import { useDialog } from '../../views/DialogContext'
import type { ReportFacts } from '../../wallet/session/failureReport'
import type { SignIn } from './SignIn'
import type { SignInFormProps } from './SignInFormProps'

/** A report of the latest sign-in failure, if there is one. */
export function SignInFailure({ account, signIn }: SignInReportProps) {
  const { chain } = useDialog()
  const { address, connector: wallet } = account
  const failure = failureIn(signIn)
  if (!failure) return null
  const facts = { failure, request: 'sign in', wallet, chain, address } as const
  return <CopyReport facts={facts} />
}

export type SignInReportProps = Pick<SignInFormProps, 'account' | 'signIn'>

function failureIn(signIn: SignIn): ReportFacts['failure'] | undefined {
  if (signIn.type === 'failed') return { class: 'not-prepared' }
  if (!('trouble' in signIn) || !signIn.trouble) return undefined
  return signIn.trouble.step === 'signing'
    ? signIn.trouble.failure
    : { class: 'not-verified' }
}
