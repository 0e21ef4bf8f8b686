import type { Step } from '../Step'
import { first } from '../Visitor'
import { connected } from './connected'

/** Transactions and messages that MetaMask signs. */
export const signingSteps: readonly Step[] = [
  {
    title: 'a declined transaction rejects with a named error',
    act: async (scene) => {
      const visitor = await connected(scene)
      const prompt = await scene.metaMask.prompt(() => visitor.send())
      await prompt.reject()
      // The card shows the error's name and message.
      await visitor.shows(visitor.result, /^\w*Error: .*denied/)
    },
  },
  {
    title: 'a confirmed transaction is sent and listed as confirmed',
    act: async (scene) => {
      const visitor = await connected(scene)
      const prompt = await scene.metaMask.prompt(() => visitor.send())
      await prompt.approve()
      await visitor.shows(visitor.result, /^Sent as 0x/)
      await visitor.accountButton.click()
      await visitor.shows(visitor.dialog('account'), 'Confirmed')
    },
  },
  {
    title:
      'a MetaMask that locks stays connected, and asks for its password to send',
    act: async (scene) => {
      const visitor = await connected(scene)
      await scene.metaMask.lock()
      await visitor.isConnected(first)
      const prompt = await scene.metaMask.prompt(() => visitor.send())
      await prompt.unlock()
      await prompt.approve()
      await visitor.shows(visitor.result, /^Sent as 0x/)
    },
  },
  {
    title: 'signing in: declined, then signed, in a message for Base',
    act: async ({ metaMask, visit }) => {
      const visitor = await visit('/?sign-in')
      const connecting = await metaMask.prompt(() => visitor.ask())
      await connecting.approve()
      const refused = await metaMask.prompt(() => visitor.sign())
      await refused.reject()
      const prompt = await metaMask.prompt(() => visitor.sign())
      await prompt.shows('Sign-in request')
      await prompt.shows(/8453|Base/)
      await prompt.approve()
      await visitor.isConnected(first)
    },
  },
]
