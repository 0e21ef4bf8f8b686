import { type ReactNode, useContext, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Walletdock } from '../../remote/container/WalletdockModules'
import type { ConnectButtonProps } from '../../remote/exposes/ConnectButton'
import type { WalletdockConfig } from '../../remote/exposes/WalletProvider'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { rowsOf } from './testRows'
import { getState, setState, testIdOf, useTestState } from './testState'
import { ConfigContext, useTestWallet } from './useTestWallet'

/** Plain elements in the page's document, which Testing Library finds. The last provider of a page has the dialogs. */
export function WalletProvider({
  children,
  ...config
}: WalletdockConfig & { readonly children?: ReactNode }): ReactNode {
  const [me] = useState({})
  const { providers } = useTestState()
  useEffect(() => {
    setState({ providers: [...getState().providers, me] })
    return () => {
      const others = getState().providers.filter((other) => other !== me)
      setState({ providers: others })
    }
  }, [me])
  return (
    <ConfigContext.Provider value={config}>
      {children}
      {/* Outside of the page's elements, because a provider may be in a hidden one. */}
      {providers.at(-1) === me && createPortal(<Dialog />, document.body)}
    </ConfigContext.Provider>
  )
}

function Dialog(): ReactNode {
  const config = useContext(ConfigContext)
  const wallet = useTestWallet()
  const { dialog, failure, isRainbowKit } = useTestState()
  if (!dialog) return null
  return (
    <div
      role="dialog"
      aria-label={titles[dialog]}
      data-testid={`wd-${dialog}-dialog`}
    >
      <h2 {...(isRainbowKit && { 'data-testid': `rk-${dialog}-header-label` })}>
        {titles[dialog]}
      </h2>
      {failure && <p role="alert">{failure}</p>}
      {dialog === 'connect' &&
        rowsOf(config).map(({ id, name, connect }) => (
          <Action key={id} testId={testIdOf('wallet', id)} onPress={connect}>
            {name}
          </Action>
        ))}
      {dialog === 'network' &&
        wallet.chains.map(({ id, name }) => (
          <Action
            key={id}
            testId={testIdOf('chain', `${id}`)}
            onPress={async () => {
              await wallet.switchChain(id)
              wallet.close()
            }}
          >
            {name}
          </Action>
        ))}
      {dialog === 'account' && (
        <>
          <p>{wallet.address}</p>
          <Action testId={testIdOf('disconnect')} onPress={wallet.disconnect}>
            Disconnect
          </Action>
        </>
      )}
      <Action testId={testIdOf('close')} onPress={async () => wallet.close()}>
        Close
      </Action>
    </div>
  )
}

const titles = {
  connect: 'Connect a wallet',
  account: 'Account',
  network: 'Switch networks',
}

/** A button that shows the error of its action in the dialog, as the real dialogs do. */
function Action(props: {
  readonly children: ReactNode
  readonly testId: string
  readonly onPress: () => Promise<void>
}): ReactNode {
  return (
    <button
      type="button"
      data-testid={props.testId}
      onClick={() => {
        setState({ failure: undefined })
        props
          .onPress()
          .catch((error: Error) => setState({ failure: error.message }))
      }}
    >
      {props.children}
    </button>
  )
}

function Button({ label, wallet: only }: ConnectButtonProps) {
  const config = useContext(ConfigContext)
  const { status, address = '', chain, open } = useTestWallet()
  const { isRainbowKit } = useTestState()
  const row = rowsOf(config).find(({ id }) => id === only)
  if (only && !row) {
    const message = `Connector not found. The wallet "${only}" is not in the list.`
    throw Object.assign(new Error(message), { name: 'TestError' })
  }
  if (status === 'disconnected' || status === 'loading')
    return row ? (
      <Action
        testId={testIdOf('walletButton', row.id)}
        onPress={async () => {
          await open('connect')
          await row.connect()
        }}
      >
        {label ?? row.name}
      </Action>
    ) : (
      <button
        type="button"
        data-testid={testIdOf('connect')}
        onClick={() => open('connect')}
      >
        {label ?? (isRainbowKit ? 'Connect Wallet' : 'Connect wallet')}
      </button>
    )
  return (
    <>
      <button
        type="button"
        data-testid={testIdOf('network')}
        onClick={() => open('network')}
      >
        {chain?.name}
      </button>
      <button
        type="button"
        data-testid={testIdOf('account')}
        onClick={() => open('account')}
      >
        {shortenAddress(address)}
      </button>
    </>
  )
}

function Custom({
  children,
}: Parameters<Walletdock['ConnectButton']['Custom']>[0]): ReactNode {
  const { auth } = useContext(ConfigContext)
  const { address, chain, dialog, open } = useTestWallet()
  return children({
    ...(address && {
      account: {
        address,
        displayName: shortenAddress(address),
        hasPendingTransactions: false,
      },
    }),
    ...(chain && { chain: { ...chain, hasIcon: false } }),
    mounted: true,
    authenticationStatus: auth?.status,
    openConnectModal: () => open('connect'),
    openAccountModal: () => open('account'),
    openChainModal: () => open('network'),
    connectModalOpen: dialog === 'connect',
    accountModalOpen: dialog === 'account',
    chainModalOpen: dialog === 'network',
  })
}

export const ConnectButton = Object.assign(Button, { Custom })
