import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { type Visit, wagmiOptions } from '../../parts/visit'

export const getConfig = (visit: Visit) =>
  getDefaultConfig({
    ...wagmiOptions(visit),
    projectId: visit.settings.config.projectId ?? '',
  })
