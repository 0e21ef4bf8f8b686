import { type ComponentType, type ReactNode, useEffect } from 'react'
import { AccountDialog } from '../../account/AccountDialog'
import { chainView } from '../../chains/chainView'
import { dialogMessages } from '../../messages/dialogs'
import type { Account } from '../../session/State'
import { type OnDemand, onDemand } from '../../ui/onDemand'
import { joinUrl } from '../../ui/text/joinUrl'
import { useOnDemand } from '../../ui/useOnDemand'
import type { Settings } from '../checkConfig'
import type { Dock, ViewProps } from '../Dock'
import { useWorth } from './useWorth'

/** The account dialog's view; with wallets, tokens and recent transactions where the host wants them, which then come along. */
export async function prepareAccountView(
  dock: Dock,
): Promise<ComponentType<ViewProps>> {
  const { severalWallets, showRecentTransactions, tokens } = dock.settings
  const [several, drawTokens, drawRecent] = await Promise.all([
    severalWallets ? import('./WalletsView') : undefined,
    tokens ? prepareTokens(dock, tokens) : undefined,
    showRecentTransactions ? prepareRecent(dock) : undefined,
  ])
  const badges = onDemand(() => import('./BadgesView'))
  return (props) => (
    <AccountView
      {...props}
      badges={badges}
      drawTokens={drawTokens}
      several={several}
    >
      {drawRecent?.(props)}
    </AccountView>
  )
}

async function prepareTokens(dock: Dock, tokens: Tokens) {
  const { TokensView } = await import('./TokensView')
  return (account: Account) => (
    <TokensView account={account} dock={dock} tokens={tokens} />
  )
}

async function prepareRecent(dock: Dock) {
  const [{ RecentView }, store] = await Promise.all([
    import('./RecentView'),
    dock.loadEngine().then((engine) => engine.transactions()),
  ])
  return (props: ViewProps) => <RecentView {...props} store={store} />
}

/** What the session knows of the account. */
function AccountView(props: AccountViewProps) {
  const { children, dock, drawTokens, layout, several, state } = props
  useEffect(() => dock.showBalance(), [dock])
  const { session, settings } = dock
  const account =
    state.connection.type === 'connected' ? state.connection.account : undefined
  const messages = dock.language.get()?.dialogs ?? dialogMessages
  const worth = useWorth(settings.fiatValue, account, messages.locale)
  const capabilities = account?.capabilities
  const { BadgesView } = useOnDemand(capabilities && props.badges).value ?? {}
  if (!account) return null
  return (
    <AccountDialog
      account={account}
      chain={chainView(settings.chains, account.chainId)}
      explorer={explorerOf(settings.chains, account)}
      layout={layout}
      messages={messages}
      actions={settings.accountActions}
      worth={worth}
      wallets={
        several &&
        state.others && <several.WalletsView {...props} account={account} />
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
        // By then the dialog is gone: one of the host's own would lie under it.
        queueMicrotask(() => onSelect({ address, chainId }))
      }}
      onNetwork={() =>
        session.send({ type: 'OPEN', dialog: 'network', by: state.opener })
      }
      onOtherWallet={() => chooseOther(dock, state.opener)}
    >
      {children}
    </AccountDialog>
  )
}

type AccountViewProps = ViewProps & {
  readonly badges: OnDemand<typeof import('./BadgesView')>
  readonly children?: ReactNode
  readonly drawTokens: ((account: Account) => ReactNode) | undefined
  readonly several: typeof import('./WalletsView') | undefined
}

type Tokens = NonNullable<Settings['tokens']>

/** The account's page at its chain's explorer; on a chain of nobody's, at that of the host's first chain. */
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

/** Lets go of this wallet, and offers all of them. */
async function chooseOther({ getSnapshot, session }: Dock, by?: object) {
  await getSnapshot().disconnect()
  session.send({ type: 'OPEN', dialog: 'connect', by })
}
