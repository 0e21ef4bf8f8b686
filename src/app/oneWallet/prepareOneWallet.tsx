import { WalletLabel } from '../../button/WalletLabel'
import { ConfigurationError } from '../../errors/ConfigurationError'
import { connectWith } from '../../messages/connectWith'
import type { Opener } from '../../session/State'
import { onDemand } from '../../ui/onDemand'
import type { Dock, OneWallet } from '../Dock'
import type { WalletList } from '../wallet/WalletList'
import { prepareAloneView } from './prepareAloneView'

/** Fetches the list, which knows the wallet's name, mark and whether it is here. */
export async function prepareOneWallet(dock: Dock): Promise<OneWallet> {
  const list = await dock.wallets.load()
  return {
    forWallet({ label, wallet: id = '' }, by) {
      const wallet = walletOf(list, id)
      // A deploy that does not offer it takes no button away, nor does a catalogue that failed to load.
      if (!wallet && (dock.settings.hidden || list.isIncomplete?.())) return {}
      if (!wallet) throw notListed(list, id)
      const words = connectWith(dock.language.get()?.button.locale ?? 'en')
      return {
        label: (
          <WalletLabel wallet={wallet}>
            {label ?? words(wallet.name)}
          </WalletLabel>
        ),
        onOpen: (dialog) =>
          dialog === 'connect'
            ? goTo(id, by, dock, list)
            : dock.session.send({ type: 'OPEN', dialog, by }),
      }
    },
    view: onDemand(() => prepareAloneView(dock, list)),
  }
}

function walletOf({ groups }: WalletList, id: string) {
  return groups
    .flatMap(({ wallets }) => wallets)
    .find((wallet) => wallet.id === id)
}

function notListed({ groups }: WalletList, id: string) {
  const ids = groups.flatMap(({ wallets }) => wallets.map((it) => it.id))
  return new ConfigurationError(
    `The button is for a wallet that is not in the list: "${id}".`,
    `Add it to \`wallets\`, or use one of: ${ids.join(', ')}.`,
  )
}

/** Opens the dialog at the wallet's page and asks the wallet, as if it had been chosen in the list; terms come first. */
function goTo(id: string, by: Opener, { session }: Dock, list: WalletList) {
  by.wallet = id
  by.layout = 'compact'
  session.send({ type: 'OPEN', dialog: 'connect', by })
  if (list.mayChoose?.() !== false)
    session.send({ type: 'CHOOSE', walletId: id })
  const look = () => {
    const { dialog, opener } = session.getState()
    if (dialog?.name === 'connect' && opener === by) return
    // The next dialog of this button may be another one, such as that of another account.
    by.wallet = undefined
    by.layout = undefined
    stop()
  }
  const stop = session.subscribe(look)
  look()
}
