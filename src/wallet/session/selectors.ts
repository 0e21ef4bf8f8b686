import { mayAnswerLater } from '../../errors/Failure'
import type { Layout } from './Facts'
import type {
  Account,
  Address,
  Attempt,
  AuthStatus,
  ConnectionStatus,
  DialogName,
  Flow,
  State,
  Step,
  WalletAccount,
} from './State'

/** Returns the connection from the visitor's point of view. @see specification, section 4 */
export function statusOf(state: State): ConnectionStatus {
  const { connection } = state
  const auth = authOf(state)
  if (connection.type === 'disconnected') return 'disconnected'
  if (connection.type === 'reconnecting') return 'loading'
  return auth && auth !== 'authenticated' ? auth : 'connected'
}

/** Returns the sign-in status of the connected account. Ignores the sign-in of another account. */
export function authOf({ auth, signer }: State): AuthStatus | undefined {
  return auth === 'authenticated' && signer === null ? 'unauthenticated' : auth
}

export function attemptOf({ dialog }: State): Attempt | undefined {
  return dialog?.name === 'connect' ? dialog.flow.attempt : undefined
}

export function accountIn({ connection }: State): Account | undefined {
  return connection.type === 'connected' ? connection.account : undefined
}

/** Returns all connected accounts, the active one first. */
export function accountsIn(state: State): readonly WalletAccount[] {
  const account = accountIn(state)
  return account ? [account, ...(state.others ?? [])] : []
}

export function isHere(state: State, address: Address): boolean {
  const account = accountIn(state)
  return account !== undefined && isSameAddress(address, account.address)
}

/** Compares addresses without case, because wallets return them with or without checksum capitals. @see EIP-55 */
export function isSameAddress(one: Address, other: Address): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Returns which dialogs are available. @see specification, section 4 */
export function mayOpen(state: State): Record<DialogName, boolean> {
  const status = statusOf(state)
  const connected = status === 'connected'
  const shown = connected || !!state.connection.account?.isRestored
  return {
    // While a wallet is connected, this dialog is available only if the host allows several wallets.
    connect: connected ? !!state.others : status !== 'loading',
    // Both dialogs are also available on an unsupported network, because the visitor still owns the account. A stored
    // account shows more details once its wallet answers.
    account: shown,
    network: shown || (status === 'disconnected' && !!state.chosenChain),
  }
}

/** Returns whether the wallet's answer is still accepted. Late answers are accepted while the attempt is shown. */
export function isOpen(attempt: Attempt | undefined): boolean {
  if (attempt?.type === 'failed') return mayAnswerLater(attempt.failure)
  return attempt !== undefined
}

/** Returns the step that BACK leads to, or `undefined` if BACK is not available. */
export function backTarget(flow: Flow, layout: Layout): Step | undefined {
  // In the wide layout, the list stays visible next to the step.
  if (layout === 'wide' && flow.step.name === 'CONNECT') return undefined
  return flow.history.findLast(
    ({ name: step }) => step !== 'LEARN_COMPACT' || layout === 'compact',
  )
}

/** Returns the dialog that the open one has replaced, if BACK leads there: account, or network after Back. */
export function stepFrom({ dialog }: State): DialogName | undefined {
  if (!dialog || dialog.name === 'connect') return undefined
  return dialog.from === 'connect' ? undefined : dialog.from
}

/** Returns whether `wallet` is the id of this wallet or the address of its account. */
export function isNamed({ address, connector }: WalletAccount, wallet: string) {
  // The host may pass any text. `isSameAddress` compares strings, so the text need not be an address.
  return connector.id === wallet || isSameAddress(address, wallet as Address)
}

/** Returns whether the stored account may be shown: the host has no sign-in, or this account is signed in. */
export function mayRestoreAccount(
  { auth, signer }: State,
  { address }: Pick<WalletAccount, 'address'>,
): boolean {
  return (
    !auth ||
    (auth === 'authenticated' && !!signer && isSameAddress(signer, address))
  )
}
