import { deploy } from '../dockOf'
import { readDeploy } from './checkDeploy'
import { withDeploy } from './withDeploy'

/**
 * Takes what the deploy says to the hosts of this page, from its channels. What is wrong with it is reported to the page
 * and left out: no edit of the channels may take a button away.
 * @param said by hostname; `*` for all hosts, before what is said to one
 */
export function takeDeploy(said: unknown): void {
  const { '*': all, [location.hostname]: own } = Object(said)
  const read = {
    ...readDeploy(all, reportError),
    ...readDeploy(own, reportError),
  }
  deploy.apply = (config) => withDeploy(config, read)
}
