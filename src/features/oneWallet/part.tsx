import type { Dock, Part, WalletList } from '../../app/Dock'
import { choiceMessages } from '../../data/messages/choice'
import { ConfigurationError } from '../../errors/ConfigurationError'
import { onDemand } from '../../ui/onDemand'
import { WalletLabel } from '../../views/button/WalletLabel'
import type { Trigger } from '../../wallet/session/State'
import { prepareAloneView } from './prepareAloneView'
import { withOneWallet } from './withOneWallet'

/** Lets a button lead to one wallet. Loads the list first, because the button shows the wallet's name and icon. */
export async function createPart(dock: Dock) {
  const list = await dock.wallets.load()
  return {
    reduce: withOneWallet,
    slots: {
      button({ label, wallet: id = '' }, by) {
        const wallet = findWallet(list, id)
        // If the deployment hides the wallet, the button must not throw. It leads to all wallets instead.
        if (!wallet && dock.settings.hidden) return undefined
        if (!wallet) throw notListed(list, id)
        const { connectWith } = dock.language.get()?.choice ?? choiceMessages
        return {
          label: (
            <WalletLabel wallet={wallet}>
              {label ?? connectWith(wallet.name)}
            </WalletLabel>
          ),
          onOpen: (dialog) =>
            dialog === 'connect'
              ? goTo(id, by, dock, list)
              : dock.session.send({ type: 'OPEN', dialog, by }),
        }
      },
      connect: onDemand(() => prepareAloneView(dock)),
    },
  } satisfies Part
}

function findWallet({ groups }: WalletList, id: string) {
  return groups
    .flatMap(({ wallets }) => wallets)
    .find((wallet) => wallet.id === id)
}

function notListed({ groups }: WalletList, id: string) {
  const ids = groups.flatMap(({ wallets }) => wallets.map((it) => it.id))
  return new ConfigurationError(
    `The wallet of this button is not in the list: "${id}".`,
    `Add it to \`wallets\`, or use one of: ${ids.join(', ')}.`,
  )
}

/** Connects the wallet, as if the visitor had chosen it in the list. If terms must be accepted first, shows those. */
function goTo(
  only: string,
  by: Trigger,
  { parts, session }: Dock,
  list: WalletList,
) {
  session.send({ type: 'OPEN', dialog: 'connect', by, only })
  const wallet = list.find(only)
  if (wallet && !parts.some(({ gate }) => gate?.lockedBy()))
    session.send({ type: 'CHOOSE', wallet })
}
