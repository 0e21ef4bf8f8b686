import { offerParts } from './offerParts'

offerParts({
  kit: () => import('./kitWagmiPart'),
  remotes: () => import('./remotesWagmiPart'),
})
