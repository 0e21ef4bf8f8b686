import type { ChainView } from '../../../src/data/chains/Chain'
import { AccountDialog } from '../../../src/views/account/AccountDialog'
import type { VisitorEvent } from '../../../src/wallet/session/Event'
import type { Layout } from '../../../src/wallet/session/Facts'
import type { Account } from '../../../src/wallet/session/State'
import { drawDialog } from '../ui/drawDialog'

export const account: Account = {
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  chainId: 8453,
  connector: { id: 'metaMask', name: 'MetaMask' },
  balance: { value: 1_239_900_000_000_000_000n, symbol: 'ETH', decimals: 18 },
}

/** Renders the account dialog, and records what the visitor requests in it. */
export function drawAccount(
  changes: Partial<Account> = {},
  layout: Layout = 'compact',
  theme: 'light' | 'dark' = 'light',
  chain: ChainView = { id: 8453, name: 'Base', unsupported: false },
) {
  const events: VisitorEvent[] = []
  const asked: string[] = []
  const viewOf = (next: Partial<Account>) => ({
    name: 'account' as const,
    layout,
    context: { send: (event: VisitorEvent) => void events.push(event) },
    children: (
      <AccountDialog
        account={{ ...account, ...next }}
        chain={chain}
        explorer={{ name: 'Basescan', url: 'https://basescan.org/address/0x' }}
        onAction={({ label }) => asked.push(label)}
        onNetwork={() => asked.push('network')}
        onOtherWallet={() => asked.push('other wallet')}
      />
    ),
  })
  const drawn = drawDialog(viewOf(changes), { theme })
  const change = (next: Partial<Account>) => drawn.draw(viewOf(next))
  return { ...drawn, asked, change, events }
}
