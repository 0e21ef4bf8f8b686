import type { Step } from '../Step'
import { connected } from './connected'

/** Several calls at once. The first batch turns the account into a smart account for good. */
export const batchSteps: readonly Step[] = [
  {
    title: 'a declined batch rejects with a named error, and sends nothing',
    act: async (scene) => {
      const visitor = await connected(scene)
      const prompt = await scene.metaMask.prompt(() => visitor.sendTwo())
      await prompt.reject()
      await visitor.shows(visitor.result, /^\w*Error: .*denied/)
    },
  },
  {
    title:
      'two calls are one prompt, one entry, and make the account a smart one',
    act: async (scene) => {
      const visitor = await connected(scene)
      const prompt = await scene.metaMask.prompt(() => visitor.sendTwo())
      await prompt.shows(/Includes 2 transactions/)
      await prompt.approve()
      await visitor.shows(visitor.result, 'Sent as one: confirmed')
      await visitor.accountButton.click()
      await visitor.shows(visitor.dialog('account'), 'Confirmed')
      await visitor.shows(visitor.dialog('account'), 'Smart account')
    },
  },
]
