import type { ConnectButtonViewProps } from '../../../src/button/ConnectButtonViewProps'
import type { ChainView } from '../../../src/chains/Chain'
import { buttonMessages } from '../../../src/messages/button'
import type { Account } from '../../../src/session/State'

const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

export const base: ChainView = {
  id: 8453,
  name: 'Base',
  iconUrl: icon,
  iconBackground: '#0052ff',
  unsupported: false,
}

export const polygon: ChainView = {
  id: 137,
  name: 'Polygon',
  unsupported: true,
}

export const account: Account = {
  address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  chainId: 8453,
  connector: { id: 'test', name: 'Test' },
  balance: { value: 1_093_400_000_000_000_000n, symbol: 'ETH', decimals: 18 },
}

/** An account that a host may need instead. */
export const another = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const common = {
  chain: base,
  messages: buttonMessages,
  onOpen: () => undefined,
}

/** Every state that a visitor can see. */
export const states = {
  disconnected: { ...common, status: 'disconnected' },
  unauthenticated: { ...common, status: 'unauthenticated', account },
  pending: { ...common, status: 'loading' },
  recalled: {
    ...common,
    status: 'loading',
    account: { ...account, balance: undefined, isRecalled: true },
  },
  connected: { ...common, status: 'connected', account },
  named: {
    ...common,
    status: 'connected',
    account: {
      ...account,
      name: 'harbourmaster-of-a-very-long-name.eth',
      hasPendingTransactions: true,
    },
  },
  'without a balance yet': {
    ...common,
    status: 'connected',
    account: { ...account, balance: undefined },
  },
  'with a wrong account': {
    ...common,
    status: 'connected',
    account: { ...account, expects: another },
  },
  'with a wrong account and network': {
    ...common,
    status: 'connected',
    account: { ...account, expects: another },
    chain: polygon,
  },
  'on a wrong network': {
    ...common,
    status: 'connected',
    account,
    chain: polygon,
  },
  'on a wrong network with a mark': {
    ...common,
    status: 'connected',
    account,
    chain: { ...base, id: 10, name: 'OP Mainnet', unsupported: true },
  },
  'with a notice': {
    ...common,
    status: 'connected',
    account,
    notice: {
      type: 'switch-failed',
      chainId: 7777777,
      failure: { class: 'rejected', code: 4001 },
    },
    chainOf: (id: number) => ({ id, name: 'Zora', unsupported: false }),
  },
} satisfies Record<string, ConnectButtonViewProps>
