import { formatEther } from 'viem'
import { useBalance, useBlockNumber, useChainId, useConnection } from 'wagmi'
import { shortAddress } from './shortAddress'

/** How often the balance is fetched again, in milliseconds. */
const refetchInterval = 4000

/** Reads the connection from this page's own copy of wagmi. Does not call a node before a wallet is connected. */
export function useOwnWagmi() {
  const { address, status, connector } = useConnection()
  const chainId = useChainId()
  const enabled = status === 'connected'
  const { data: block } = useBlockNumber({
    chainId,
    watch: enabled,
    query: { enabled },
  })
  const { data: balance } = useBalance({
    address,
    chainId,
    query: { enabled, refetchInterval },
  })
  return {
    useConnection: status,
    Account: address && shortAddress(address),
    Connector: connector?.name,
    useChainId: String(chainId),
    useBalance: enabled
      ? balance && `${formatEther(balance.value)} ${balance.symbol}`
      : undefined,
    useBlockNumber: enabled ? block?.toString() : undefined,
  }
}
