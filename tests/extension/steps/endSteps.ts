import type { Step } from '../Step'
import { first } from '../Visitor'
import { connected } from './connected'

/** Ways in which a connection ends. The last step also ends MetaMask's worker. */
export const endSteps: readonly Step[] = [
  {
    title:
      'disconnecting here disconnects the other tab, stays after a reload, and MetaMask asks again',
    act: async (scene) => {
      const other = await scene.visit()
      const visitor = await connected(scene)
      await other.isConnected(first)
      await visitor.leave()
      await visitor.isDisconnected()
      await other.isDisconnected()
      await visitor.page.reload()
      await visitor.isDisconnected()
      const prompt = await scene.metaMask.prompt(() => visitor.ask())
      await prompt.approve()
      await visitor.isConnected(first)
    },
  },
  {
    title: 'a permission revoked in MetaMask disconnects the page for good',
    act: async (scene) => {
      const visitor = await connected(scene)
      await scene.metaMask.revoke(scene.world.host.url)
      await visitor.isDisconnected()
      await visitor.page.reload()
      await visitor.isDisconnected()
    },
  },
  {
    title:
      'a switch says that MetaMask was switched off while the page was open',
    act: async (scene) => {
      const visitor = await connected(scene)
      await scene.metaMask.whileOff(async () => {
        await visitor.switchTo(10)
        await visitor.says('Your wallet was removed or updated.')
      })
    },
  },
  {
    title: 'connecting says that MetaMask was switched off, and to refresh',
    act: async (scene) => {
      const visitor = await scene.visit()
      // A page whose wallet is still loading would not have found the extension.
      await visitor.connectButton.waitFor()
      await scene.metaMask.whileOff(async () => {
        await visitor.ask()
        await visitor.says('MetaMask is no longer available')
        await visitor.page.getByRole('button', { name: 'Refresh now' }).click()
        await visitor.connectButton.waitFor()
      })
    },
  },
  {
    title: 'a switch says that MetaMask was reloaded while the page was open',
    act: async (scene) => {
      const visitor = await connected(scene)
      await scene.metaMask.reload()
      await visitor.switchTo(10)
      await visitor.says('Your wallet was removed or updated.')
    },
  },
  {
    title: 'connecting says so, too, and Refresh now helps',
    act: async (scene) => {
      const visitor = await scene.visit()
      // A page whose wallet is still loading would find the extension after its reload.
      await visitor.connectButton.waitFor()
      await scene.metaMask.reload()
      await visitor.ask()
      await visitor.says('MetaMask is no longer available')
      await visitor.page.getByRole('button', { name: 'Refresh now' }).click()
      await visitor.connectButton.waitFor()
      const prompt = await scene.metaMask.prompt(() => visitor.ask())
      await prompt.unlock()
      await prompt.approve()
      await visitor.isConnected(first)
    },
  },
]
