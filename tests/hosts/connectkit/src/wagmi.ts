import { getDefaultConfig } from 'connectkit'
import { createConfig } from 'wagmi'
import { type Visit, wagmiOptions } from '../../parts/visit'

export const getConfig = (visit: Visit) =>
  createConfig(
    getDefaultConfig({
      ...wagmiOptions(visit),
      walletConnectProjectId: visit.settings.config.projectId ?? '',
    }),
  )
