import { type ComponentType, type ReactNode, useEffect } from 'react'
import { AccountDialog } from '../../account/AccountDialog'
import { chainView } from '../../chains/chainView'
import { dialogMessages } from '../../messages/dialogs'
import { stepFrom } from '../../session/dialog/stepFrom'
import type { Account, Told } from '../../session/State'
import { type OnDemand, onDemand } from '../../ui/onDemand'
import { joinUrl } from '../../ui/text/joinUrl'
import { useOnDemand } from '../../ui/useOnDemand'
import { withLocalName } from '../../wallets/unnamedWallet'
import type { Settings } from '../checkConfig'
import type { Dock, ViewProps } from '../Dock'
import { useWorth } from './useWorth'

/** How long the dialog waits for its optional parts, in milliseconds. */
const patienceMs = 2000

/**
 * Loads the account dialog with the optional parts that the host uses: wallets, tokens and recent transactions. A part
 * that fails to load or is late does not block the others, and is loaded again with the next dialog.
 */
export async function prepareAccountView(
  dock: Dock,
): Promise<ComponentType<ViewProps>> {
  const { severalWallets, showRecentTransactions, tokens } = dock.settings
  const parts: Parts = {
    badges: onDemand(() => import('./BadgesView')),
    wallets: severalWallets
      ? onDemand(() => import('./WalletsView'))
      : undefined,
    tokens: tokens && onDemand(() => prepareTokens(dock, tokens)),
    recent: showRecentTransactions
      ? onDemand(() => prepareRecent(dock))
      : undefined,
  }
  const { badges: _, ...early } = parts
  await Promise.race([
    // The browser's console shows the file that failed to load.
    Promise.allSettled(Object.values(early).map((part) => part?.load())),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  return (props) => <AccountView {...props} parts={parts} />
}

async function prepareTokens(dock: Dock, tokens: Tokens) {
  const { TokensView } = await import('./TokensView')
  return (account: Account) => (
    <TokensView account={account} dock={dock} tokens={tokens} />
  )
}

async function prepareRecent(dock: Dock) {
  const [{ RecentView }, store] = await Promise.all([
    import(/* webpackChunkName: 'often-RecentView' */ './RecentView'),
    dock.loadEngine().then((engine) => engine.transactions()),
  ])
  return (props: ViewProps) => <RecentView {...props} store={store} />
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
  const capabilities = account?.capabilities
  const { BadgesView } = useOnDemand(capabilities && parts.badges).value ?? {}
  const { WalletsView } = useOnDemand(parts.wallets).value ?? {}
  const { value: drawTokens } = useOnDemand(parts.tokens)
  const { value: drawRecent } = useOnDemand(parts.recent)
  if (!account) return null
  const localName = <Some extends Told>(told: Some): Some => ({
    ...told,
    connector: withLocalName(told.connector, messages.connect.browserWallet),
  })
  const named = localName(account)
  const others = state.others?.map(localName)
  return (
    <AccountDialog
      account={named}
      chain={chainView(settings.chains, account.chainId)}
      explorer={explorerOf(settings.chains, account)}
      layout={layout}
      messages={messages}
      isBack={stepFrom(state) === 'network'}
      actions={settings.accountActions}
      worth={worth}
      wallets={
        WalletsView &&
        others && (
          <WalletsView
            dock={dock}
            account={named}
            others={others}
            opener={state.opener}
          />
        )
      }
      badges={
        BadgesView &&
        capabilities && <BadgesView capabilities={capabilities} dock={dock} />
      }
      tokens={drawTokens?.(account)}
      send={session.send}
      onAction={({ onSelect }) => {
        const { address, chainId } = account
        session.send({ type: 'CLOSE' })
        // Call it after the dialog has closed. Otherwise a dialog of the host would open below it.
        queueMicrotask(() => onSelect({ address, chainId }))
      }}
      onNetwork={() =>
        session.send({ type: 'OPEN', dialog: 'network', by: state.opener })
      }
      onOtherWallet={() => chooseOther(dock, state.opener)}
    >
      {drawRecent?.(props)}
    </AccountDialog>
  )
}

type AccountViewProps = ViewProps & { readonly parts: Parts }

/** Optional parts. Each is a separate download, because few hosts or wallets need it. */
type Parts = {
  readonly badges: OnDemand<typeof import('./BadgesView')>
  readonly wallets: OnDemand<typeof import('./WalletsView')> | undefined
  readonly tokens: OnDemand<(account: Account) => ReactNode> | undefined
  readonly recent: OnDemand<(props: ViewProps) => ReactNode> | undefined
}

type Tokens = NonNullable<Settings['tokens']>

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
