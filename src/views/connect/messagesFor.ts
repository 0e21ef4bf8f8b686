import type { DialogMessages } from '../../data/messages/dialogs'
import { unnamedWallet } from '../../data/wallets/unnamedWallet'

/**
 * Returns the messages about a wallet. If the wallet cannot be identified, its name is a common noun such as "Browser
 * wallet", which would need an article or a case, so that its sentences say "your wallet" instead.
 */
export function messagesFor(
  { id }: { readonly id: string },
  messages: DialogMessages,
): DialogMessages {
  if (id !== unnamedWallet.id) return messages
  const { account, asking, failures, intro, signIn, unnamed } = messages
  const titled = (
    name: keyof DialogMessages['failures'],
    title = unnamed.failed,
  ) => ({ [name]: { ...failures[name], title: () => title } })
  return {
    ...messages,
    intro: { ...intro, continueWith: () => unnamed.continueWith },
    asking: {
      ...asking,
      confirmIn: () => asking.confirmInAny,
      readyTitle: () => unnamed.ready,
    },
    failures: {
      ...failures,
      ...titled('already-pending', unnamed.pending),
      ...titled('timed-out', unnamed.timedOut),
      ...titled('not-installed', unnamed.gone),
      ...titled('wallet-gone', unnamed.gone),
      ...titled('connection-lost', unnamed.lost),
      ...titled('chain-unsupported', unnamed.chainUnsupported),
      ...titled('chain-unknown', unnamed.chainUnknown),
      ...titled('storage-blocked'),
      ...titled('unknown'),
    },
    signIn: {
      ...signIn,
      askText: () => unnamed.askText,
      unsigned: (wallet) => ({
        ...signIn.unsigned(wallet),
        title: unnamed.unsigned,
      }),
    },
    account: { ...account, wrong: unnamed.wrong },
  }
}
