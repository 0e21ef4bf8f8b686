// Imported by every module that configures Walletdock, because the deployment configuration of hosts must be applied
// first.

import { deployedConfig } from '../container/fetchWithFallbacks'
import { applyDeployConfig } from '../page/applyDeployConfig'

if (deployedConfig) applyDeployConfig(deployedConfig)
