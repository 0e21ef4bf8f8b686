import type { ChainView } from '../../data/chains/Chain'
import { useDialog } from '../DialogContext'
import * as styles from './KindFilter.styles'

/** Whether a network is a mainnet or a test network. */
export type Kind = 'mainnet' | 'testnet'

const kinds = ['mainnet', 'testnet'] as const

export const kindOf = ({ testnet }: ChainView): Kind =>
  testnet ? 'testnet' : 'mainnet'

/** Buttons that show only the networks of one kind. Pressing the same button again shows all networks. */
export function KindFilter({ shown, onShow }: KindFilterProps) {
  const { messages } = useDialog()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
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
  /** `undefined` for both kinds. */
  readonly shown: Kind | undefined
  readonly onShow: (kind: Kind | undefined) => void
}
