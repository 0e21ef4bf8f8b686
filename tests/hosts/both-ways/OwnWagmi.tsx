import { useAccount, useConfig } from 'wagmi'

/** The configs that the page's own wagmi has used, in order. */
const configs: unknown[] = []

/** The state of the wallet according to the page's own wagmi, and the number of the config that it uses. */
export function OwnWagmi() {
  const config = useConfig()
  const { status, address, chainId } = useAccount()
  if (!configs.includes(config)) configs.push(config)
  return (
    <output>
      {[status, address, chainId, 'config', configs.indexOf(config)].join(' ')}
    </output>
  )
}
