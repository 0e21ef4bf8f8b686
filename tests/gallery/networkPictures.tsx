import {
  NetworkDialog,
  type NetworkDialogProps,
} from '../../src/views/network/NetworkDialog'
import { base } from '../fixtures/states/buttonStates'
import { manyChains } from '../fixtures/states/many'
import type { Picture, Pictures } from './Scene'

const chains = [
  base,
  { id: 10, name: 'OP Mainnet', unsupported: false },
  {
    id: 31337,
    name: 'A network (local) whose name is longer than any row can hold',
    unsupported: false,
  },
]

/** Networks for which we have marks, and test networks. */
const chainIds = [
  { id: 137, name: 'Polygon', unsupported: false },
  { id: 42161, name: 'Arbitrum One', unsupported: false },
  { id: 84532, name: 'Base Sepolia', testnet: true, unsupported: false },
  {
    id: 421614,
    name: 'Arbitrum Sepolia',
    testnet: true,
    unsupported: false,
  },
]

/** Every state of the network dialog. */
export const networkPictures: Pictures = {
  network: picture(),
  'network switching': picture({ switchingTo: 10 }),
  'network many': picture({ chains: [...chains, ...manyChains(40)] }),
  'network with test networks': picture({ chains: [...chains, ...chainIds] }),
  'network unsupported': picture({ currentId: 137, unsupported: true }),
  'network of a one-network app': picture({ chains: [base] }),
  'network of a Safe': picture({ hasOneChain: true }),
  'network of a Safe unsupported': picture({
    currentId: 137,
    unsupported: true,
    hasOneChain: true,
  }),
}

function picture(changes: Partial<NetworkDialogProps> = {}): Picture {
  return {
    dialog: 'network',
    draw: () => (
      <NetworkDialog
        chains={chains}
        currentId={base.id}
        unsupported={false}
        {...changes}
      />
    ),
  }
}
