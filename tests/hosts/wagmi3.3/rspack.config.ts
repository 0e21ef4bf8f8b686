import { createRequire } from 'node:module'
import path from 'node:path'
import { walletdockShared } from 'walletdock/federation'
import { rspackHost } from '../parts/rspackHost'

const { resolve } = createRequire(import.meta.url)

export default rspackHost(
  import.meta.dirname,
  // The sources that hosts have in common lie in a package that has another wagmi.
  {
    ...walletdockShared(),
    wagmi: { singleton: true, requiredVersion: '^3.0.0' },
  },
  { wagmi: path.dirname(resolve('wagmi/package.json')) },
)
