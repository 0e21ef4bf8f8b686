import { askChain } from './askChain'
import { testAddress } from './chain'
import type { World } from './startWorld'

/** The accounts that tests send from: anvil's first three. */
const accounts = [
  testAddress,
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
]
const tenThousandEther = `0x${(10_000n * 10n ** 18n).toString(16)}`

/** Gives every account what it had at first, whatever an earlier test has sent. */
export async function refill({ chains }: World): Promise<void> {
  const nodes = [chains.base, chains.second].flatMap((node) => node ?? [])
  // What still waits for a block would be taken off afterwards.
  await Promise.all(
    nodes.map(({ url }) => askChain(url, 'anvil_dropAllTransactions', [])),
  )
  await Promise.all(
    nodes.flatMap(({ url }) =>
      accounts.map((account) =>
        askChain(url, 'anvil_setBalance', [account, tenThousandEther]),
      ),
    ),
  )
}
