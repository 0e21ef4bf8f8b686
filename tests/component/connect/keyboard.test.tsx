import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConnectDialog } from '../../../src/connect/ConnectDialog'
import type { Layout } from '../../../src/session/Facts'
import { Dialog } from '../../../src/ui/dialog/Dialog'
import { openIsland } from '../../../src/ui/island/openIsland'
import { walletFacts } from '../../../src/wallets/walletFacts'
import { startSession } from '../../fixtures/session/startSession'
import { connectProps } from '../../fixtures/states/connectProps'
import { focusedText } from '../ui/focusedText'

/** Opens the connect dialog with a real session. */
function openConnect(layout: Layout) {
  const listed = connectProps(layout).groups.flatMap(({ wallets }) => wallets)
  const session = startSession({
    facts: () => ({
      layout,
      chainIds: [8453],
      wallet: (id) => {
        const wallet = listed.find((candidate) => candidate.id === id)
        return wallet && walletFacts(wallet)
      },
    }),
  })
  const commands: string[] = []
  session.use({ dispatch: ({ type }) => commands.push(type) })
  const island = openIsland({ theme: 'light' })
  const root = createRoot(island.root)
  const draw = () => {
    const { dialog } = session.getState()
    if (dialog?.name !== 'connect') return
    const { flow } = dialog
    flushSync(() =>
      root.render(
        <Dialog
          name="connect"
          layout={layout}
          step={flow.step.name}
          onClose={() => session.send({ type: 'CLOSE' })}
        >
          <ConnectDialog {...connectProps(layout, flow)} send={session.send} />
        </Dialog>,
      ),
    )
  }
  session.subscribe(draw)
  session.send({ type: 'OPEN', dialog: 'connect' })
  onTestFinished(() => {
    flushSync(() => root.unmount())
    island.host.remove()
  })
  return { session, commands }
}

/** Presses Tab until the focused element contains the text. */
async function tabTo(words: string) {
  for (let presses = 0; presses < 30; presses += 1) {
    if (focusedText()?.includes(words)) return
    await userEvent.tab()
  }
  throw new Error(`Tab did not reach “${words}”.`)
}

test('in the compact layout, a visitor can choose a wallet, go back and get another one with the keyboard alone [WCAG 2.1.1]', async () => {
  const { commands } = openConnect('compact')
  expect(focusedText()).toBe('Connect a wallet')

  await tabTo('MetaMask')
  await userEvent.keyboard('{Enter}')
  expect(focusedText()).toBe('MetaMask')
  expect(commands).toEqual(['CONNECT'])

  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  expect(focusedText()).toBe('Connect a wallet')
  expect(commands).toEqual(['CONNECT', 'ABANDON'])

  await tabTo('Learn more')
  await userEvent.keyboard('{Enter}')
  expect(focusedText()).toBe('What is a wallet?')

  await tabTo('Get a wallet')
  await userEvent.keyboard('{Enter}')
  expect(focusedText()).toBe('Get a wallet')

  await expect
    .poll(async () => {
      await userEvent.tab()
      return focusedText()
    })
    .toContain('Get Rainbow')
  await userEvent.keyboard('{Enter}')
  expect(focusedText()).toBe('Get Rainbow')

  await tabTo('Get the mobile app')
  await userEvent.keyboard('{Enter}')
  expect(focusedText()).toBe('Install Rainbow')
})

test('in the wide layout, the focus moves to the chosen step, and a failure can be retried with the keyboard', async () => {
  const { commands, session } = openConnect('wide')
  expect(focusedText()).toBe('Connect a wallet')
  await tabTo('MetaMask')
  await userEvent.keyboard(' ')
  expect(focusedText()).toBe('MetaMask')

  session.send({
    type: 'FAILED',
    attempt: 1,
    failure: { class: 'rejected' },
  })
  await tabTo('Try again')
  await userEvent.keyboard('{Enter}')
  expect(commands).toEqual(['CONNECT', 'CONNECT'])
  expect(focusedText()).toBe('MetaMask')
})
