import { useEffect, useRef, useState } from 'react'
import type { WalletsMessages } from '../../data/messages/wallets'
import { unnamedWallet } from '../../data/wallets/unnamedWallet'
import { Icon } from '../../ui/Icon'
import { List } from '../../ui/list/List'
import { ListRow } from '../../ui/list/ListRow'
import { Mark } from '../../ui/Mark'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { unseen } from '../../ui/unseen.styles'
import * as section from '../../views/account/AccountSection.styles'
import type { VisitorEvent } from '../../wallet/session/Event'
import type { WalletAccount } from '../../wallet/session/State'
import * as styles from './ConnectedWallets.styles'

/** The list of connected wallets. Lets the visitor activate or disconnect each of them, and connect a further one. */
export function ConnectedWallets(props: ConnectedWalletsProps) {
  const { active, others, words, send, onAnother } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const { connector } = active
  const announcement = useChange(
    connector.id,
    wordsFor(connector, words).now(connector.name),
  )
  // Sort independently of the active wallet, so that rows do not move when it changes.
  const all = [active, ...others].sort((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : 1,
  )
  return (
    <div className={section.section}>
      <div className={section.header}>
        <h2 ref={heading} tabIndex={-1} className={section.title}>
          {words.title}
        </h2>
      </div>
      <p className={unseen} role="status">
        {announcement}
      </p>
      <List>
        {all.map((wallet) => (
          <WalletItem
            key={wallet.connector.id}
            wallet={wallet}
            isActive={wallet === active}
            words={wordsFor(wallet.connector, words)}
            onUse={() =>
              send({ type: 'ACTIVATE', wallet: wallet.connector.id })
            }
            onLeave={() => {
              // The row will be removed, so focus the heading.
              heading.current?.focus()
              send({ type: 'LEAVE', walletId: wallet.connector.id })
            }}
          />
        ))}
      </List>
      <button type="button" className={section.more} onClick={onAnother}>
        {words.another}
      </button>
    </div>
  )
}

export type ConnectedWalletsProps = {
  readonly active: WalletAccount
  readonly others: readonly WalletAccount[]
  readonly words: WalletsMessages
  readonly send: (event: VisitorEvent) => void
  /** The visitor wants to connect a further wallet. */
  readonly onAnother: () => void
}

function WalletItem({ wallet, isActive, words, onUse, onLeave }: ItemProps) {
  const { address, connector } = wallet
  const { icon, id, name } = connector
  return (
    <li className={styles.item}>
      <ListRow
        icon={<Mark name={name} icon={icon} size={28} />}
        name={name}
        caption={<bdi translate="no">{shortenAddress(address)}</bdi>}
        status={
          isActive && <span className={styles.active}>{words.active}</span>
        }
        title={isActive ? undefined : words.use(name)}
        selected={isActive}
        onClick={onUse}
      />
      <button
        type="button"
        className={styles.leave}
        aria-label={words.leave(name)}
        title={words.leave(name)}
        data-testid={`wd-leave-${id}`}
        onClick={onLeave}
      >
        <Icon name="disconnect" size={18} />
      </button>
    </li>
  )
}

type ItemProps = {
  readonly wallet: WalletAccount
  readonly isActive: boolean
  readonly words: WalletsMessages
  readonly onUse: () => void
  readonly onLeave: () => void
}

/** Returns the text once the value has changed, and `undefined` until then. */
function useChange(value: string, words: string): string | undefined {
  const first = useRef(value)
  const [hasChanged, setChanged] = useState(false)
  useEffect(() => {
    if (value !== first.current) setChanged(true)
  }, [value])
  return hasChanged ? words : undefined
}

/** Returns the words about a wallet. The name of an unidentified wallet is a common noun. @see messagesFor */
function wordsFor({ id }: { readonly id: string }, words: WalletsMessages) {
  if (id !== unnamedWallet.id) return words
  const { leave, now, use } = words.unnamed
  return { ...words, leave: () => leave, now: () => now, use: () => use }
}

function keyOf({ connector }: WalletAccount): string {
  return `${connector.name} ${connector.id}`
}
