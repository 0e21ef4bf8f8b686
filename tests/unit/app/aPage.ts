import { safeStorage } from '../../../src/platform/storage/storage'
import type { Command } from '../../../src/wallet/session/Command'
import { createSession } from '../../../src/wallet/session/createSession'
import type { Account } from '../../../src/wallet/session/State'
import {
  factsIn,
  type WalletKind,
  walletKinds,
} from '../../fixtures/session/sessionFacts'

/** A wallet that the session knows and that is ready. */
export const walletId = 'readyBare'

export const anAccount: Account = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 8453,
  connector: { id: walletId, name: 'Acme' },
}

/** Starts a session that records its commands instead of executing them. */
export function aPage() {
  const commands: Command[] = []
  const session = createSession({
    facts: () => factsIn('wide'),
    signOut: () => commands.push({ type: 'SIGN_OUT' }),
  })
  session.use({ dispatch: (command) => commands.push(command) })
  const choose = (id: WalletKind = walletId) => {
    session.send({ type: 'OPEN', dialog: 'connect' })
    session.send({ type: 'CHOOSE', wallet: walletKinds[id] })
  }
  const connect = (account: Account = anAccount) =>
    session.send({ type: 'CONNECTED', account })
  return { session, commands, choose, connect, storage: aStorage() }
}

/** Returns a storage that exists only as long as the page. */
export const aStorage = () => safeStorage(() => null)

/** Stands for a page that does not open the dialog at one wallet. */
export const noDock = () => {
  throw new Error('Not used.')
}
