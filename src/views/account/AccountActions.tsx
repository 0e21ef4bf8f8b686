import type { ChainView } from '../../data/chains/Chain'
import { Button } from '../../ui/Button'
import { CopyText } from '../../ui/CopyText'
import { Icon } from '../../ui/Icon'
import { Line } from '../../ui/Line'
import { ListRow } from '../../ui/list/ListRow'
import { Mark } from '../../ui/Mark'
import { Initial, Picture } from '../../ui/Picture'
import { useChainMark } from '../../ui/useChainMark'
import type { AccountAction } from '../../wallet/session/AccountOptions'
import type { Account } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import * as styles from './AccountDialog.styles'

/** A line drawing of a QR code. Not in `Icon.tsx`, because few visitors open this dialog. */
const code = 'M4 4h4v4H4zm8 0h4v4h-4zm-8 8h4v4H4zm8 0h1m3 0v1m-4 3h1m3 0h-.1'

export type AccountTasks = {
  readonly account: Account
  /** The account's page in the network's block explorer, if there is an explorer. */
  readonly explorer?:
    | { readonly name: string; readonly url: string }
    | undefined
  readonly actions?: readonly AccountAction[] | undefined
  readonly onAction: (action: AccountAction) => void
}

export type AccountPlaces = {
  readonly chain: ChainView
  /** Called when the visitor wants to switch the network. `undefined` if the page has no other network. */
  readonly onNetwork: (() => void) | undefined
  /** Called when the visitor wants to use another wallet. */
  readonly onOtherWallet: () => void
}

/** A button that copies the address. @param props.isTile whether it has room for a short label only */
export function CopyAddress(props: {
  readonly address: string
  readonly isTile?: boolean
}) {
  const words = useDialog().messages.account
  return (
    <CopyText
      wide
      text={props.address}
      words={{ ...words, label: words.address }}
      short={props.isTile ? words.tiles : undefined}
      data-testid="wd-copy-address"
    />
  )
}

/** A row of tiles for the most frequent tasks, with the host's own buttons below it. */
export function AccountActions(
  props: AccountTasks & {
    /** Whether the visitor has come back from the view that `onReceive` opens. */
    readonly isBack: boolean
    readonly onReceive: () => void
  },
) {
  const { account, actions = [], explorer } = props
  const { activityOn, receive, tiles } = useDialog().messages.account
  return (
    <>
      <div className={styles.tiles}>
        <CopyAddress address={account.address} isTile />
        <Button
          wide
          data-testid="wd-receive"
          data-autofocus={props.isBack ? '' : undefined}
          onClick={props.onReceive}
        >
          <Line path={code} />
          {receive}
        </Button>
        {explorer && (
          <Button
            wide
            icon="external"
            label={activityOn(explorer.name)}
            href={explorer.url}
          >
            {tiles.explorer}
          </Button>
        )}
      </div>
      {actions.length > 0 && (
        <div className={styles.hostActions}>
          {actions.map((action) => (
            <Button
              key={action.label}
              wide
              onClick={() => props.onAction(action)}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** The rows with the account's network and wallet. Pressing one lets the visitor choose another network or wallet. */
export function AccountRows(
  props: AccountPlaces & {
    /** The account's wallet. `undefined` if the connected wallets are listed elsewhere. */
    readonly connector: Account['connector'] | undefined
    /** Whether the visitor has come back from the list of networks. */
    readonly isBack: boolean
  },
) {
  const { chain, connector, onNetwork } = props
  const { account, network } = useDialog().messages
  const { unsupported } = chain
  const { iconUrl, iconBackground } = useChainMark(chain) ?? {}
  const forward = <Icon name="forward" size={16} />
  const warning = (
    <span className={styles.wrongNetwork}>
      <Icon name="warning" />
    </span>
  )
  return (
    <div className={styles.rows}>
      <ListRow
        icon={
          <Picture
            url={unsupported ? undefined : iconUrl}
            background={iconBackground}
            size={28}
            round
            fallback={unsupported ? warning : <Initial name={chain.name} />}
          />
        }
        name={unsupported ? network.wrongTitle : chain.name}
        isSentence={unsupported}
        caption={onNetwork ? network.title : network.oneTitle}
        end={onNetwork && forward}
        isWrong={unsupported}
        hasFocus={props.isBack}
        disabled={!onNetwork}
        testId="wd-account-network"
        onClick={onNetwork}
      />
      {connector && (
        <ListRow
          icon={<Mark {...connector} size={28} />}
          name={connector.name}
          caption={account.otherWallet}
          end={forward}
          testId="wd-other-wallets"
          onClick={props.onOtherWallet}
        />
      )}
    </div>
  )
}
