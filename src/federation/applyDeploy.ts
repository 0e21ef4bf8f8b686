// Imported by every module that configures Walletdock, because the deployment configuration of hosts must be applied
// first.
import { takeDeploy } from '../app/deploy/takeDeploy'
import { deployedConfig } from '../container/fetchWithFallbacks.initial'

if (deployedConfig) takeDeploy(deployedConfig)
