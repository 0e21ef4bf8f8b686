import type { Scene } from '../Scene'
import type { Step } from '../Step'
import { first, second, type Visitor } from '../Visitor'

/** Connects with the first two accounts. */
async function connectBoth({ metaMask }: Scene, visitor: Visitor) {
  const prompt = await metaMask.prompt(() => visitor.ask())
  await prompt.permit('Account 2')
  await prompt.approve()
  await visitor.isConnected(first)
}

/** Selects each account twice, because pages once followed only the first change. */
async function changeAccounts(
  { metaMask }: Scene,
  visitors: readonly Visitor[],
  network: RegExp = /Base/,
) {
  for (const account of [second, first, second, first]) {
    await metaMask.select(account === second ? 'Account 2' : 'Account 1')
    for (const visitor of visitors) await visitor.isConnected(account, network)
  }
}

/** Other steps check the page's network. */
const anyNetwork = /Base|Wrong network/

/** The prompt stays open when the page reloads, and the next page can only wait for it. */
async function approveAfterReload({ metaMask, visit }: Scene) {
  const visitor = await visit()
  const prompt = await metaMask.prompt(() => visitor.ask())
  await visitor.page.reload()
  await visitor.ask()
  await visitor.says('Request pending in MetaMask')
  await prompt.permit('Account 2')
  await prompt.approve()
  return visitor
}

/** Changes of account in MetaMask. */
export const accountSteps: readonly Step[] = [
  {
    title: 'one tab follows every change of account',
    act: async (scene) => {
      const visitor = await scene.visit()
      await connectBoth(scene, visitor)
      await changeAccounts(scene, [visitor])
    },
  },
  {
    title:
      'a second tab connects by itself and follows every change of account',
    act: async (scene) => {
      const other = await scene.visit()
      const visitor = await scene.visit()
      await connectBoth(scene, visitor)
      await other.isConnected(first)
      await changeAccounts(scene, [visitor, other])
    },
  },
  {
    title:
      'a page reloaded while MetaMask asked connects, then follows every change of account',
    act: async (scene) => {
      const visitor = await approveAfterReload(scene)
      await visitor.isConnected(first, anyNetwork)
      await changeAccounts(scene, [visitor], anyNetwork)
    },
  },
  {
    title: 'a page reloaded while MetaMask asked connects on Base',
    act: async (scene) => {
      const visitor = await approveAfterReload(scene)
      await visitor.isConnected(first)
    },
  },
  {
    title: 'an account that MetaMask did not permit changes nothing',
    act: async ({ metaMask, visit }) => {
      const visitor = await visit()
      const prompt = await metaMask.prompt(() => visitor.ask())
      await prompt.approve()
      await visitor.isConnected(first)
      await metaMask.select('Account 2')
      await visitor.page.reload()
      await visitor.isConnected(first)
    },
  },
]
