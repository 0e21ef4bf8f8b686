import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import type { NetworkDialogProps } from '../../../src/views/network/NetworkDialog'
import { NetworkDialog } from '../../../src/views/network/NetworkDialog'
import type { VisitorEvent } from '../../../src/wallet/session/Event'
import { drawDialog } from '../ui/drawDialog'
import { emulateMedia } from '../ui/emulateMedia'
import { focusedText } from '../ui/focusedText'

const chains = [
  { id: 8453, name: 'Base', unsupported: false },
  { id: 10, name: 'OP Mainnet', unsupported: false },
  { id: 31337, name: 'Harbour', unsupported: false },
]

function drawNetwork(changes: Partial<NetworkDialogProps> = {}) {
  const events: VisitorEvent[] = []
  const viewOf = (next: Partial<NetworkDialogProps>) => ({
    name: 'network' as const,
    context: { send: (event: VisitorEvent) => void events.push(event) },
    children: (
      <NetworkDialog
        chains={chains}
        currentId={8453}
        unsupported={false}
        {...next}
      />
    ),
  })
  const drawn = drawDialog(viewOf(changes))
  const row = (id: number) => drawn.get(`chain-${id}`)
  const change = (next: Partial<NetworkDialogProps>) => drawn.draw(viewOf(next))
  return { ...drawn, change, events, row }
}

test('the network dialog lists the chains in the host’s order, and marks the current one as connected, without a warning [WCAG 1.4.1]', () => {
  const { dialog, row } = drawNetwork()
  const ids = [...dialog.querySelectorAll<HTMLElement>('[part=row]')].map(
    (each) => each.dataset['testid'],
  )
  expect(ids).toEqual(['wd-chain-8453', 'wd-chain-10', 'wd-chain-31337'])
  expect(row(8453).textContent).toContain('Connected')
  expect(row(8453).ariaCurrent).toBe('true')
  expect(row(10).textContent).not.toContain('Connected')
  expect(dialog.querySelector('#wd-title')?.textContent).toBe('Switch network')
  // Neither a warning with a button nor filters for a single kind of networks.
  for (const part of ['[data-testid=wd-disconnect]', '[aria-pressed]'])
    expect(dialog.querySelector(part)).toBe(null)
})

test('a row requests a switch to its chain, and the row of the current chain closes the dialog', async () => {
  const { events, row } = drawNetwork()
  await userEvent.click(row(10))
  await userEvent.click(row(8453))
  expect(events).toEqual([{ type: 'SWITCH', chainId: 10 }, { type: 'CLOSE' }])
})

test('the row of the requested chain asks to confirm in the wallet, and does not request the switch twice', async () => {
  const { events, row } = drawNetwork({ switchingTo: 10 })
  expect(row(10).textContent).toContain('Confirm in your wallet')
  expect(row(8453).textContent).toContain('Connected')
  await userEvent.click(row(10))
  await userEvent.click(row(31337))
  expect(events).toEqual([{ type: 'SWITCH', chainId: 31337 }])
})

test('a live region that was already on the page announces that the visitor must confirm in the wallet [WCAG 4.1.3]', () => {
  const { change, dialog } = drawNetwork()
  const region = dialog.querySelector('[role=status]')
  expect(region?.textContent).toBe('')
  change({ switchingTo: 10 })
  expect(dialog.querySelector('[role=status]')).toBe(region)
  expect(region?.textContent).toBe(dialogMessages.network.confirm)
})

test('the chosen row keeps the focus while the wallet prompts', async () => {
  const { change, row } = drawNetwork()
  row(10).focus()
  change({ switchingTo: 10 })
  await new Promise(requestAnimationFrame)
  expect(focusedText()).toContain('OP Mainnet')
})

test('on a wrong network, the dialog explains that and offers to switch or to disconnect', async () => {
  const { dialog, events, get, row } = drawNetwork({
    currentId: 5,
    unsupported: true,
  })
  expect(dialog.querySelector('#wd-title')?.textContent).toBe('Wrong network')
  expect(dialog.textContent).toContain(dialogMessages.network.wrongText)
  expect(dialog.textContent).not.toContain('Connected')
  await userEvent.click(row(8453))
  await userEvent.click(get('disconnect'))
  expect(events).toEqual([{ type: 'SWITCH', chainId: 8453 }, { type: 'LEAVE' }])
})

test('the dialog of an app with one chain says that there is no other chain', async () => {
  const [only] = chains
  const { change, dialog, events, row } = drawNetwork({
    chains: only ? [only] : [],
  })
  expect(dialog.textContent).toContain(dialogMessages.network.onlyText)
  expect(dialog.querySelector('h1')?.textContent).toBe('Networks')
  await userEvent.click(row(8453))
  expect(events).toEqual([{ type: 'CLOSE' }])
  change({})
  expect(dialog.textContent).not.toContain(dialogMessages.network.onlyText)
  expect(dialog.querySelector('h1')?.textContent).toBe('Switch network')
})

test.each([
  [false, 8453, dialogMessages.network.oneText],
  [true, 137, dialogMessages.network.wrongOneText],
])(
  'if the wallet supports only one chain, the dialog explains that and disables the other chains, and offers to disconnect on a wrong chain: %s',
  async (unsupported, currentId, words) => {
    const { dialog, row, events } = drawNetwork({
      currentId,
      unsupported,
      hasOneChain: true,
    })
    expect(dialog.textContent).toContain(words)
    expect(row(10).matches(':disabled')).toBe(true)
    expect(row(8453).matches(':disabled')).toBe(unsupported)
    const leave = dialog.querySelector('[data-testid=wd-disconnect]')
    expect(leave !== null).toBe(unsupported)
    if (!unsupported) await userEvent.click(row(8453))
    expect(events).toEqual(unsupported ? [] : [{ type: 'CLOSE' }])
  },
)

const withTestnets = [
  ...chains,
  { id: 84532, name: 'Base Sepolia', testnet: true, unsupported: false },
]

test('test networks are marked, and two filters show only mainnets or only test networks', async () => {
  const { dialog, get, row } = drawNetwork({ chains: withTestnets })
  expect(row(84532).textContent).toContain('Testnet')
  expect(row(8453).textContent).not.toContain('Testnet')
  const names = () =>
    [...dialog.querySelectorAll('li bdi')].map(({ textContent }) => textContent)
  await userEvent.click(get('testnet'))
  expect(names()).toEqual(['Base Sepolia'])
  await userEvent.click(get('mainnet'))
  expect(names()).toEqual(['Base', 'OP Mainnet', 'Harbour'])
  await userEvent.click(get('mainnet'))
  expect(names()).toEqual(withTestnets.map(({ name }) => name))
})

test('in forced colours, the pressed filter has a different background from the other filter [WCAG 1.4.11]', async () => {
  await emulateMedia('forced-colors', 'active')
  const { get } = drawNetwork({ chains: withTestnets })
  await userEvent.click(get('testnet'))
  const groundOf = (kind: string) => getComputedStyle(get(kind)).backgroundColor
  // The background changes with a transition.
  await expect.poll(() => groundOf('testnet')).toBe(systemColor('Highlight'))
  expect(groundOf('mainnet')).not.toBe(groundOf('testnet'))
})

/** Returns the RGB value of a system colour in this browser. */
function systemColor(name: string) {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.cssText = `forced-color-adjust:none;background:${name}`
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

test('a well-known chain gets its icon a moment later, and another chain shows its initial', async () => {
  const polygon = { id: 137, name: 'Polygon', unsupported: false }
  const { row } = drawNetwork({ chains: [...chains, polygon] })
  await expect.poll(() => row(137).querySelector('img')).not.toBeNull()
  expect(row(31337).querySelector('img')).toBeNull()
})
