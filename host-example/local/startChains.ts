import type { Settings } from '../start/settings'
import { type Chain, startChain } from './chain'

/** Time between blocks of each network, in milliseconds. */
const blockTimesMs = { base: 2000, 'base-preconf': 200 } as const

export type Chains = {
  /** Chain 8453. `undefined` if the settings name a node for it. */
  readonly base: Chain | undefined
  /** Chain 10, which visitors can switch to. `undefined` if the settings name a node for it. */
  readonly second: Chain | undefined
}

/** Settles when one of the chains has ended, which means that it has failed or was killed. */
export async function anyGone({ base, second }: Chains): Promise<void> {
  const never = new Promise<never>(() => {})
  await Promise.race([base?.ended ?? never, second?.ended ?? never])
}

type ChainSettings = Pick<
  Settings,
  'network' | 'rpcUrl' | 'rpcUrlSecond' | 'chainPort'
>

/**
 * Starts a local chain for each network that has no node in the settings.
 * @throws Error if one of the chains does not start. The other chain is then stopped
 */
export async function startChains(
  settings: ChainSettings,
  say?: (line: string) => void,
): Promise<Chains> {
  const blockTimeMs = blockTimesMs[settings.network]
  const port = settings.chainPort
  const base = settings.rpcUrl
    ? undefined
    : await startChain({
        chainId: 8453,
        blockTimeMs,
        port,
        ...(say && { say }),
      })
  if (settings.rpcUrlSecond) return { base, second: undefined }
  try {
    const second = await startChain({
      chainId: 10,
      blockTimeMs: 2000,
      port: port === 0 ? 0 : port + 1,
      ...(say && { say }),
    })
    return { base, second }
  } catch (error) {
    await base?.stop()
    throw error
  }
}
