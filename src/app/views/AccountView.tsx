import { type ComponentType, useEffect } from 'react'
import { chainView } from '../../data/chains/chainView'
import { dialogMessages } from '../../data/messages/dialogs'
import { withLocalName } from '../../data/wallets/unnamedWallet'
import { type OnDemand, onDemand } from '../../ui/onDemand'
import { joinUrl } from '../../ui/text/joinUrl'
import { useOnDemand } from '../../ui/useOnDemand'
import { AccountDialog } from '../../views/account/AccountDialog'
import { stepFrom } from '../../wallet/session/dialog/stepFrom'
import type { Account, WalletAccount } from '../../wallet/session/State'
import type { Settings } from '../checkConfig.initial'
import type {
  AccountPartProps,
  AccountPlace,
  Dock,
  Feature,
  ViewProps,
} from '../Dock'
import { join } from '../Feature'
import { type AccountEntry, accountFeatures } from '../features/account'
import { useWorth } from './useWorth'

/** How long the dialog waits for its optional parts, in milliseconds. */
const patienceMs = 2000

/**
 * Loads the account dialog with the features that add a part to it. A part that fails to load or is late does not block
 * the others, and is loaded again with the next dialog.
 */
export async function prepareAccountView(
  dock: Dock,
): Promise<ComponentType<ViewProps>> {
  const features = accountFeatures.filter(({ isWanted }) =>
    isWanted(dock.settings),
  )
  const parts: Parts = Object.fromEntries(
    features.map((entry) => [
      entry.place,
      { ...entry, code: codeOf(dock, entry) },
    ]),
  )
  const early = Object.values(parts).filter(({ isFor }) => !isFor)
  await Promise.race([
    // The browser's console shows the file that failed to load.
    Promise.allSettled(early.map(({ code }) => code.load())),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  return (props) => <AccountView {...props} parts={parts} />
}

function codeOf(dock: Dock, { load, place }: AccountEntry): Part['code'] {
  return onDemand(async () => {
    const { slots } = await join<Feature>(dock, { load })
    return slots?.[place]
  })
}

/** Returns the element that a feature adds to the dialog, once the feature's code has loaded. */
function usePart(part: Part | undefined, props: AccountPartProps | undefined) {
  const isShown = part && props && part.isFor?.(props.account) !== false
  const { value: Shown } = useOnDemand(isShown ? part.code : undefined)
  return props && Shown && <Shown {...props} />
}

/** The account dialog for the session's account. */
function AccountView(props: AccountViewProps) {
  const { dock, layout, parts, state } = props
  useEffect(() => dock.showBalance(), [dock])
  const { session, settings } = dock
  const account =
    state.connection.type === 'connected' ? state.connection.account : undefined
  const messages = dock.language.get()?.dialogs ?? dialogMessages
  const worth = useWorth(settings.fiatValue, account, messages.locale)
  const localName = <Some extends WalletAccount>(account: Some): Some => ({
    ...account,
    connector: withLocalName(account.connector, messages.connect.browserWallet),
  })
  const namedAccount = account && localName(account)
  const others = state.others?.map(localName)
  const partProps = namedAccount && {
    dock,
    layout,
    state,
    account: namedAccount,
    others,
  }
  const badges = usePart(parts.badges, partProps)
  const wallets = usePart(parts.wallets, partProps?.others && partProps)
  const tokens = usePart(parts.tokens, partProps)
  const recent = usePart(parts.recent, partProps)
  if (!account || !namedAccount) return null
  return (
    <AccountDialog
      account={namedAccount}
      chain={chainView(settings.chains, account.chainId)}
      explorer={explorerOf(settings.chains, account)}
      layout={layout}
      messages={messages}
      isBack={stepFrom(state) === 'network'}
      actions={settings.accountActions}
      worth={worth}
      {...{ badges, tokens, wallets }}
      send={session.send}
      onAction={({ onSelect }) => {
        const { address, chainId } = account
        session.send({ type: 'CLOSE' })
        // Call `onSelect` after our dialog has closed. Otherwise a dialog of the host would open below ours.
        queueMicrotask(() => onSelect({ address, chainId }))
      }}
      onNetwork={() =>
        session.send({ type: 'OPEN', dialog: 'network', by: state.opener })
      }
      onOtherWallet={() => chooseOther(dock, state.opener)}
    >
      {recent}
    </AccountDialog>
  )
}

type AccountViewProps = ViewProps & { readonly parts: Parts }

/** The code of a feature for a place. */
type Part = Pick<AccountEntry, 'isFor'> & {
  readonly code: OnDemand<ComponentType<AccountPartProps> | undefined>
}

type Parts = Partial<Readonly<Record<AccountPlace, Part>>>

/**
 * Returns the account's page in its chain's block explorer. For a chain that is not configured, uses the host's first
 * chain.
 */
function explorerOf([first, ...others]: Settings['chains'], account: Account) {
  const chain = others.find(({ id }) => id === account.chainId) ?? first
  const explorer = chain.blockExplorers?.default
  return (
    explorer && {
      name: explorer.name,
      url: joinUrl(explorer.url, `address/${account.address}`),
    }
  )
}

/** Disconnects the wallet and opens the list of all wallets. */
async function chooseOther({ getSnapshot, session }: Dock, by?: object) {
  await getSnapshot().disconnect()
  session.send({ type: 'OPEN', dialog: 'connect', by })
}
