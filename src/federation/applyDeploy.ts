// Imported by every module that configures Walletdock, because the deployment configuration of hosts must be applied
// first.

import { deployedConfig } from '../container/fetchWithFallbacks.initial'
import { takeDeploy } from '../features/deployConfig/takeDeploy'

if (deployedConfig) takeDeploy(deployedConfig)
