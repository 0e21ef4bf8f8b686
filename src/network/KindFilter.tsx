import type { ChainView } from '../chains/Chain'
import type { DialogMessages } from '../messages/dialogs'
import * as styles from './KindFilter.styles'

/** What a network's coins are worth: something, or nothing. */
export type Kind = 'mainnet' | 'testnet'

const kinds = ['mainnet', 'testnet'] as const

export const kindOf = ({ testnet }: ChainView): Kind =>
  testnet ? 'testnet' : 'mainnet'

/** Shows the networks of one kind alone; pressed again, all of them. */
export function KindFilter({ shown, onShow, messages }: KindFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form
    <div
      role="group"
      aria-label={messages.search.chains}
      className={styles.kinds}
    >
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          data-testid={`wd-${kind}`}
          aria-pressed={shown === kind}
          onClick={() => onShow(shown === kind ? undefined : kind)}
        >
          {messages.network[kind]}
        </button>
      ))}
    </div>
  )
}

type KindFilterProps = {
  /** `undefined` for both. */
  readonly shown: Kind | undefined
  readonly onShow: (kind: Kind | undefined) => void
  readonly messages: DialogMessages
}
