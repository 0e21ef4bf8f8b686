import {
  readDeploy,
  withDeploy,
} from '../../features/deployConfig/deployConfig'
import { fieldsOf } from '../../platform/shapes'
import { configureWith } from './dockOf'

/**
 * Applies the deployment configuration for this page's hosts. Reports and omits invalid options, because an edit of the
 * channels must never remove a button.
 * @param configs configurations by hostname; `*` applies to all hosts, and the options of a single host override it
 */
export function applyDeployConfig(configs: unknown): void {
  const { '*': all, [location.hostname]: own } = fieldsOf(configs)
  const deployConfig = {
    ...readDeploy(all, reportError),
    ...readDeploy(own, reportError),
  }
  configureWith((config) => withDeploy(config, deployConfig))
}
