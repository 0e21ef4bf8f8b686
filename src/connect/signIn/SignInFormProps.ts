import type { DialogMessages } from '../../messages/dialogs'
import type { Layout } from '../../session/Facts'
import type { Account } from '../../session/State'
import type { SignIn } from '../../session/signIn/SignIn'
import type { ReportFacts } from '../../session/told/failureReport'

export type SignInFormProps = {
  readonly signIn: SignIn
  readonly account: Account
  /** The wallet's. */
  readonly chain?: ReportFacts['chain']
  readonly layout: Layout
  /** The page's name as visitors know it, such as a shop's. */
  readonly appName: string
  readonly messages: DialogMessages
  /** Signs, or prepares once more. */
  readonly onGo: () => void
  /** Declines: the wallet is disconnected. */
  readonly onClose: () => void
}
