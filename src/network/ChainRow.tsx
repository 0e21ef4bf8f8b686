import { memo } from 'react'
import type { ChainView } from '../chains/Chain'
import { Initial } from '../ui/Initial'
import { ListRow } from '../ui/list/ListRow'
import { Picture } from '../ui/Picture'
import { useChainMark } from '../ui/useChainMark'
import * as rowStyles from './ChainRow.styles'
import type { NetworkDialogProps } from './NetworkDialogProps'

/**
 * A row of the list of networks. Choosing the current network closes the dialog. While a switch is pending, the other
 * rows stay enabled, so that the visitor can choose another network.
 */
export const ChainRow = memo(function ChainRow(props: ChainRowProps) {
  const { chain, currentId, hasOneChain, layout, send, switchingTo } = props
  const { confirm, connected, testnet } = props.messages.network
  const isCurrent = chain.id === currentId
  const isPending = chain.id === switchingTo
  const state = isPending ? 'pending' : isCurrent ? 'connected' : undefined
  const mark = useChainMark(chain)
  const size = layout === 'mobile' ? 36 : 28
  const choose = () => {
    // Not `disabled`, because a disabled row would lose the focus.
    if (isPending) return
    send(isCurrent ? { type: 'CLOSE' } : { type: 'SWITCH', chainId: chain.id })
  }
  return (
    <ListRow
      icon={
        <Picture
          url={mark?.iconUrl}
          background={mark?.iconBackground}
          size={size}
          round
          fallback={<Initial name={chain.name} />}
        />
      }
      name={chain.name}
      status={
        (chain.testnet || state) && (
          <>
            {chain.testnet && <span>{testnet}</span>}
            {state && (
              <span>
                <i className={rowStyles.dot} data-state={state} />
                {isPending ? confirm : connected}
              </span>
            )}
          </>
        )
      }
      selected={isCurrent}
      disabled={hasOneChain && !isCurrent}
      testId={`wd-chain-${chain.id}`}
      onClick={choose}
    />
  )
})

type ChainRowProps = NetworkDialogProps & { readonly chain: ChainView }
