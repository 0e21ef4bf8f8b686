// Imported by every module that configures Walletdock, because the deployment configuration of hosts must be applied
// first.

import { applyDeployConfig } from '../../features/deployConfig/applyDeployConfig'
import { deployedConfig } from '../container/fetchWithFallbacks'

if (deployedConfig) applyDeployConfig(deployedConfig)
