import { useRef, useState } from 'react'
import { List } from '../../ui/list/List'
import { useVisible } from '../../ui/list/useVisible'
import { Initial, Picture } from '../../ui/Picture'
import { Skeleton } from '../../ui/Skeleton'
import { exactBalance } from '../../ui/text/exactBalance'
import { formatBalance } from '../../ui/text/formatBalance'
import * as section from '../../views/account/AccountSection.styles'
import { useDialog } from '../../views/DialogContext'
import type { TokenBalance } from '../../wallet/session/AccountOptions'
import * as styles from './TokenList.styles'

/** Number of tokens that are shown at first. */
const shown = 4

export function TokenList({ tokens }: TokenListProps) {
  const { messages } = useDialog()
  const { recent, tokens: title } = messages.account
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const all = tokens ?? []
  const list = isOpen ? all : all.slice(0, shown)
  const { count, rest } = useVisible(list.length, '')
  return (
    <div className={section.section} aria-busy={!tokens}>
      <div className={section.header}>
        <h2 ref={heading} tabIndex={-1} className={section.title}>
          {title}
        </h2>
      </div>
      {!tokens && <TokenSkeleton />}
      <List>
        {list.slice(0, count).map((token, at) => (
          // Several tokens may have the same name, and the list is replaced as a whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: the host sets the order
          <TokenRow key={at} locale={messages.locale} token={token} />
        ))}
      </List>
      <div ref={rest} />
      {list.length < all.length && (
        <button
          type="button"
          className={section.more}
          data-testid="wd-more-tokens"
          onClick={() => {
            heading.current?.focus()
            setOpen(true)
          }}
        >
          {recent.more(all.length - shown)}
        </button>
      )}
    </div>
  )
}

type TokenListProps = {
  /** `undefined` until the host has returned the tokens. */
  readonly tokens: readonly TokenBalance[] | undefined
}

function TokenRow({ locale, token }: TokenRowProps) {
  const { fiat, iconUrl, name } = token
  return (
    <li className={styles.row}>
      <Picture
        url={iconUrl}
        size={28}
        round
        fallback={<Initial name={name} />}
      />
      <span className={section.words}>
        <span className={section.what} title={name}>
          <bdi translate="no">{name}</bdi>
        </span>
        <span className={styles.amount} title={exactBalance(token, locale)}>
          <bdi translate="no">{formatBalance(token, locale)}</bdi>
        </span>
      </span>
      {fiat && (
        <span className={styles.worth}>
          {fiat.amount.toLocaleString(locale, {
            style: 'currency',
            currency: fiat.currency,
          })}
        </span>
      )}
    </li>
  )
}

type TokenRowProps = {
  /** BCP 47. */
  readonly locale: string
  readonly token: TokenBalance
}

/** Placeholder row while the number of tokens is unknown. */
function TokenSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width={28} height={28} round />
      <span className={styles.lines}>
        <Skeleton width={120} height={14} />
        <Skeleton width={72} height={10} />
      </span>
    </div>
  )
}
