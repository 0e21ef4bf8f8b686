import type { ComponentType } from 'react'
import type {
  ConnectViewProps,
  Dock,
  Part,
  View,
  ViewProps,
  WalletList,
} from '../../app/Dock'
import { choiceMessages } from '../../data/messages/choice'
import { walletsOf } from '../../data/wallets/WalletChoice'
import { ConfigurationError } from '../../errors/ConfigurationError'
import { onDemand } from '../../ui/onDemand'
import { WalletLabel } from '../../views/button/WalletLabel'
import type { Reduce } from '../../wallet/session/Reducers'
import type { Flow, State, Trigger } from '../../wallet/session/State'
import { backTarget } from '../../wallet/session/selectors'

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
      connect: onDemand<View>(async () => {
        const ConnectView = await dock.views.connect.load()
        return (props) => <AloneView {...props} ConnectView={ConnectView} />
      }),
    },
  } satisfies Part
}

/** Finds a wallet of the host's list, which need not be available on this device, or one that announces itself. */
function findWallet({ find, groups }: WalletList, id: string) {
  return walletsOf(groups).find((it) => it.id === id) ?? find(id)
}

function notListed({ groups }: WalletList, id: string) {
  const ids = walletsOf(groups).map((it) => it.id)
  return new ConfigurationError(
    `The wallet "${id}" is not in the list.`,
    `Add it to \`wallets\`, or use one of: ${ids.join(', ')}.`,
  )
}

/** Connects the wallet, as if the visitor had chosen it in the list. If terms must be accepted first, shows those. */
function goTo(
  only: string,
  by: Trigger | undefined,
  { parts, session }: Dock,
  list: WalletList,
) {
  session.send({ type: 'OPEN', dialog: 'connect', by, only })
  const wallet = list.find(only)
  if (wallet && !parts.some(({ gate }) => gate?.lockedBy()))
    session.send({ type: 'CHOOSE', wallet })
}

/** The connect dialog for a single wallet. */
function AloneView({
  ConnectView,
  ...props
}: ViewProps & { readonly ConnectView: ComponentType<ConnectViewProps> }) {
  const { dialog } = props.state
  if (dialog?.name !== 'connect') return null
  return (
    <>
      <ConnectView {...props} only={dialog.only} />
      {dialog.flow.step.name !== 'NONE' && (
        <div>
          {props.dock.parts.map(
            ({ slots: { belowWallet: Below } = {} }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are never removed
              Below && <Below key={at} dock={props.dock} />,
          )}
        </div>
      )}
    </>
  )
}

/**
 * Extends a reducer to connect dialogs that are about one wallet. The event BACK does not lead from the wallet's first
 * step to a list with this wallet only. If the visitor asks for other wallets in that step, it shows all wallets.
 */
function withOneWallet(rules: Reduce): Reduce {
  return (state, event, facts) => {
    const { dialog } = state
    const flow = aloneFlow(state)
    if (event.type === 'BACK' && flow && !backTarget(flow, facts.layout)) {
      const all = { ...flow, history: [{ name: 'NONE' } as const] }
      return rules(
        {
          ...state,
          dialog: { ...dialog, name: 'connect', flow: all, only: undefined },
        },
        event,
        facts,
      )
    }
    const [next, commands] = rules(state, event, facts)
    return [withoutList(next), commands]
  }
}

/** Returns the flow of a dialog about one wallet that shows a step of this wallet. */
function aloneFlow({ dialog }: State): Flow | undefined {
  return dialog?.name === 'connect' &&
    dialog.only !== undefined &&
    'walletId' in dialog.flow.step
    ? dialog.flow
    : undefined
}

/** Removes the list from the steps that BACK leads to. */
function withoutList(state: State): State {
  const { dialog } = state
  const flow = aloneFlow(state)
  if (dialog?.name !== 'connect' || !flow) return state
  const history = flow.history.filter(({ name }) => name !== 'NONE')
  return history.length === flow.history.length
    ? state
    : { ...state, dialog: { ...dialog, flow: { ...flow, history } } }
}
