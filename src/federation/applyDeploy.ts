// Imported by every module that configures Walletdock, because the deployment configuration of hosts must be applied
// first.
import { takeDeploy } from '../app/deploy/takeDeploy'
import { said } from '../container/anyWay.initial'

if (said) takeDeploy(said)
