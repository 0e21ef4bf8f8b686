import type { Step } from '../Step'
import { first } from '../Visitor'
import { connected } from './connected'

/** The other network, which MetaMask does not know until the visitor adds it. */
export const networkSteps: readonly Step[] = [
  {
    title: 'OP Mainnet, which MetaMask does not know: declined, then added',
    act: async (scene) => {
      const { metaMask } = scene
      const visitor = await connected(scene)
      const refused = await metaMask.prompt(() => visitor.switchTo(10))
      await refused.reject()
      await visitor.says('The switch to OP Mainnet was declined.')
      const prompt = await metaMask.prompt(() => visitor.retry.click())
      await prompt.approve()
      await visitor.isConnected(first, 'OP Mainnet')
    },
  },
  {
    title: 'a permitted network switches without a prompt, there and back',
    act: async (scene) => {
      const visitor = await connected(scene)
      await visitor.switchTo(10)
      await visitor.isConnected(first, 'OP Mainnet')
      await visitor.switchTo(8453)
      await visitor.isConnected(first)
      scene.metaMask.hasNoPrompt()
    },
  },
  {
    title: 'a reload keeps the network that the visitor chose',
    act: async (scene) => {
      const visitor = await connected(scene)
      await visitor.switchTo(10)
      await visitor.isConnected(first, 'OP Mainnet')
      await visitor.page.reload()
      await visitor.isConnected(first, 'OP Mainnet')
    },
  },
]
