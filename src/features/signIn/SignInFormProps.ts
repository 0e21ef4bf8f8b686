import type { Account } from '../../wallet/session/State'
import type { SignIn } from './SignIn'

export type WrongNetwork = {
  /** What is wrong, or why the last switch failed. */
  readonly text: string
  /** `undefined` if no switch can help. */
  readonly action?:
    | {
        readonly label: string
        /** True while the wallet is asked to switch. */
        readonly busy: boolean
        readonly onClick: () => void
      }
    | undefined
}

export type SignInFormProps = {
  readonly signIn: SignIn
  readonly account: Account
  /** Set if the page does not have the wallet's network. */
  readonly wrongNetwork?: WrongNetwork | undefined
  /** Signs, or prepares again after a failure. */
  readonly onGo: () => void
  /** Declines the sign-in, which disconnects the wallet. */
  readonly onClose: () => void
}
