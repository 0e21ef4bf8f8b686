import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { chainView } from '../../data/chains/chainView'
import { dialogMessages } from '../../data/messages/dialogs'
import { withLocalName } from '../../data/wallets/unnamedWallet'
import { onDemand } from '../../ui/onDemand'
import { joinUrl } from '../../ui/text/joinUrl'
import { AccountDialog } from '../../views/account/AccountDialog'
import { messagesFor } from '../../views/connect/messagesFor'
import type { Account, State, WalletAccount } from '../../wallet/session/State'
import { accountIn, stepFrom } from '../../wallet/session/selectors'
import type { Settings } from '../checkConfig'
import type { AccountPartProps, AccountPlace, Dock, ViewProps } from '../Dock'
import { joinPart } from '../joinPart'
import { DialogProvider } from './DialogProvider'
import { useAnswer } from './useAnswer'

/** How long the dialog waits for its optional parts, in milliseconds. */
const patienceMs = 2000

/** Loads the account dialog with the parts of features. A part that fails or is late does not block the others. */
export async function prepareAccountView(
  dock: Dock,
): Promise<ComponentType<ViewProps>> {
  const codes = new Map(
    dock.features.flatMap(({ account, name }) =>
      account ? [[name, onDemand(() => joinPart(dock, account))]] : [],
    ),
  )
  const loadParts: LoadParts = (names, onLoaded = () => {}) =>
    Promise.allSettled(
      // The parts of the wallet list may have a place in this dialog, too.
      [dock.wallets, ...names.map((name) => codes.get(name))].map(
        async (code) => {
          await code?.load()
          onLoaded()
        },
      ),
    )
  await Promise.race([
    // The browser's console shows the file that failed to load.
    loadParts(wantedNames(dock, dock.session.getState())),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  return (props) => <AccountView {...props} loadParts={loadParts} />
}

function wantedNames({ features, settings }: Dock, state: State) {
  return features.flatMap(({ account, isWanted, name }) =>
    account && isWanted(settings, state) ? [name] : [],
  )
}

/** Returns the elements that the loaded parts add at a place. Loads features that are wanted since the dialog opened. */
function useParts({ dock, loadParts, state }: AccountViewProps) {
  const [, setCount] = useState(0)
  const wanted = wantedNames(dock, state).join()
  useEffect(() => {
    loadParts(wanted.split(','), () => setCount(dock.parts.length))
  }, [dock, loadParts, wanted])
  return (place: AccountPlace, props: AccountPartProps) => {
    const elements = dock.parts.flatMap(({ slots }, at) => {
      const Shown = slots?.[place]
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are never removed
      return Shown ? [<Shown key={at} {...props} />] : []
    })
    return elements.length > 0 ? elements : undefined
  }
}

function AccountView(props: AccountViewProps) {
  const { loadParts, ...view } = props
  const { dock, state } = view
  const partsAt = useParts(props)
  useEffect(() => dock.showBalance(), [dock])
  const { session, settings } = dock
  const { chains } = settings
  const account = accountIn(state)
  const messages = dock.language.get()?.dialogs ?? dialogMessages
  const worth = useWorth(settings.fiatValue, account, messages.locale)
  const localName = <Some extends WalletAccount>(account: Some): Some => ({
    ...account,
    connector: withLocalName(account.connector, messages.connect.browserWallet),
  })
  const partProps = account && {
    ...view,
    account: localName(account),
    others: state.others?.map(localName),
  }
  if (!account || !partProps) return null
  const chain = chainView(chains, account.chainId)
  return (
    <DialogProvider
      {...view}
      messages={messagesFor(account.connector, messages)}
    >
      <AccountDialog
        account={partProps.account}
        chain={chain}
        explorer={explorerOf(chains, account)}
        isBack={stepFrom(state) === 'network'}
        actions={settings.accountActions}
        worth={worth}
        badges={partsAt('badges', partProps)}
        wallets={partsAt('wallets', partProps)}
        tokens={partsAt('tokens', partProps)}
        onAction={({ onSelect }) => {
          const { address, chainId } = account
          session.send({ type: 'CLOSE' })
          // Call `onSelect` after our dialog has closed. Otherwise a dialog of the host would open below ours.
          queueMicrotask(() => onSelect({ address, chainId }))
        }}
        onNetwork={
          chains.length > 1 || chain.unsupported
            ? () => session.send({ type: 'OPEN', dialog: 'network' })
            : undefined
        }
        onOtherWallet={() => chooseOther(dock)}
      >
        {partsAt('recent', partProps)}
      </AccountDialog>
    </DialogProvider>
  )
}

type AccountViewProps = ViewProps & { readonly loadParts: LoadParts }

/** Loads the parts of the features with these names. Never rejects. @param onLoaded called after each part */
type LoadParts = (
  names: readonly string[],
  onLoaded?: () => void,
) => Promise<unknown>

/** Returns the account's page in its chain's block explorer, or in the one of the host's first chain. */
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

async function chooseOther({ getSnapshot, session }: Dock) {
  await getSnapshot().disconnect()
  const { trigger } = session.getState()
  session.send({ type: 'OPEN', dialog: 'connect', by: trigger })
}

/** Returns the fiat value of the balance. Empty until the host has returned it, `undefined` without `fiatValue`. */
function useWorth(
  fiatValue: Settings['fiatValue'],
  account: Account | undefined,
  locale: string,
): string | undefined {
  const { address, balance, chainId } = account ?? {}
  const ask = useMemo(
    () =>
      fiatValue && balance && chainId !== undefined
        ? async () => {
            const value = await fiatValue({ ...balance, chainId })
            if (!value) return
            const { amount, currency } = value
            return amount.toLocaleString(locale, {
              style: 'currency',
              currency,
            })
          }
        : undefined,
    [fiatValue, balance, chainId, locale],
  )
  const { answer = '' } = useAnswer(ask, `${address} ${chainId}`)
  return fiatValue && answer
}
