// Imported by every module that configures Walletdock, because the deployment configuration of hosts must be applied
// first.

import { deployedConfig } from '../container/fetchWithFallbacks.initial'
import { applyDeployConfig } from '../features/deployConfig/applyDeployConfig'

if (deployedConfig) applyDeployConfig(deployedConfig)
