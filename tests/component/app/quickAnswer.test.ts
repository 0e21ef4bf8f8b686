import { expect, test } from 'vitest'
import { dockOf } from '../../../src/remote/page/dockOf'
import { accountOf, alice } from '../../fixtures/session/accounts'
import { installPromptWallet } from '../engine/promptWallet'
import { choose, config } from './aPage'

/** Opens the connect dialog with its list, and announces a wallet that the test answers for. */
async function openList() {
  const { rdns } = installPromptWallet()
  const dock = dockOf(config)
  const { session } = dock
  session.send({ type: 'OPEN', dialog: 'connect' })
  const root = () =>
    document.querySelector('div[data-walletdock]')?.shadowRoot ?? undefined
  await expect.poll(() => root()?.querySelector('[part=row]')).toBeTruthy()
  const step = () => root()?.querySelector('section[data-way=forward]')
  return {
    choose: () => choose(dock, rdns),
    ...session,
    root,
    step,
  }
}

test('if the wallet answers before the next frame, the connect step is not rendered, and the list does not fade out', async () => {
  const { choose, getState, root, send, step } = await openList()
  let isDrawn = false
  let hasFaded = false
  const observer = new MutationObserver(() => {
    isDrawn ||= Boolean(step())
    hasFaded ||= Boolean(root()?.querySelector('dialog[popover]'))
  })
  observer.observe(root() ?? document, {
    attributeFilter: ['popover'],
    childList: true,
    subtree: true,
  })
  choose()
  const account = accountOf(alice, 8453)
  // The wallet answers in the same task, after React has handled the choice.
  for (let turns = 0; turns < 20; turns += 1) await undefined
  send({ type: 'CONNECTED', attempt: getState().attempts, account })
  await expect.poll(root).toBeUndefined()
  observer.disconnect()
  expect({ isDrawn, hasFaded }).toEqual({ isDrawn: false, hasFaded: false })
})

test('if the wallet does not answer at once, its connect step is rendered in the next frame', async () => {
  const { choose, send, step } = await openList()
  choose()
  await new Promise(requestAnimationFrame)
  expect(step()).toBeTruthy()
  send({ type: 'CLOSE' })
})
