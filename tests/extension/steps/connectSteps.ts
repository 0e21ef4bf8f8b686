import type { Step } from '../Step'
import { first } from '../Visitor'

/** Connecting, and all ways in which it fails. */
export const connectSteps: readonly Step[] = [
  {
    title: 'connecting ends on Base, although MetaMask starts on Ethereum',
    act: async ({ metaMask, visit }) => {
      const visitor = await visit()
      const prompt = await metaMask.prompt(() => visitor.ask())
      await visitor.says('Confirm in MetaMask')
      await prompt.approve()
      await visitor.isConnected(first)
    },
  },
  {
    title: 'a locked MetaMask asks for its password, then for the connection',
    act: async ({ metaMask, visit }) => {
      await metaMask.lock()
      const visitor = await visit()
      const prompt = await metaMask.prompt(() => visitor.ask())
      await prompt.unlock()
      await prompt.approve()
      await visitor.isConnected(first)
    },
  },
  {
    title: 'a rejected connection says declined, and Try again connects',
    act: async ({ metaMask, visit }) => {
      const visitor = await visit()
      const refused = await metaMask.prompt(() => visitor.ask())
      await refused.reject()
      await visitor.says('Request declined')
      const prompt = await metaMask.prompt(() => visitor.retry.click())
      await prompt.approve()
      await visitor.isConnected(first)
    },
  },
  {
    title: 'a closed prompt says declined',
    act: async ({ metaMask, visit }) => {
      const visitor = await visit()
      const prompt = await metaMask.prompt(() => visitor.ask())
      await prompt.close()
      await visitor.says('Request declined')
    },
  },
  {
    title:
      'a prompt that outlives our dialog: the next choice says to open MetaMask, and approving connects',
    act: async ({ metaMask, visit }) => {
      const visitor = await visit()
      const prompt = await metaMask.prompt(() => visitor.ask())
      await visitor.close.click()
      await visitor.dialogs.first().waitFor({ state: 'detached' })
      await visitor.ask()
      // MetaMask does not bring its window to the front.
      await visitor.says('Request pending in MetaMask')
      await visitor.says('Open your wallet and respond')
      await prompt.approve()
      await visitor.isConnected(first)
    },
  },
  {
    title: 'a connected page reconnects after a reload without a prompt',
    act: async ({ metaMask, visit }) => {
      const visitor = await visit()
      const prompt = await metaMask.prompt(() => visitor.ask())
      await prompt.approve()
      await visitor.isConnected(first)
      await visitor.page.reload()
      await visitor.isConnected(first)
      metaMask.hasNoPrompt()
    },
  },
]
