import * as query from '@tanstack/react-query'
import { version as queryVersion } from '@tanstack/react-query/package.json'
import * as core from '@wagmi/core'
import * as wagmi from 'wagmi'
import { Account } from '../parts/Account'
import { startBridge } from '../parts/startBridge'

// webpack's own plugin does not expose its share scope, so pass the shared libraries.
startBridge(Account, {
  shared: {
    wagmi: { version: wagmi.version, lib: wagmi },
    '@wagmi/core': { version: core.version, lib: core },
    '@tanstack/react-query': { version: queryVersion, lib: query },
  },
})
