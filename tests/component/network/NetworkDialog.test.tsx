import { expect, onTestFinished, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/messages/dialogs'
import type { NetworkDialogProps } from '../../../src/network/NetworkDialog'
import { NetworkDialog } from '../../../src/network/NetworkDialog'
import type { VisitorEvent } from '../../../src/session/Event'
import { drawDialog } from '../ui/drawDialog'
import { findViolations } from '../ui/findViolations'
import { focusedText } from '../ui/focusedText'

const chains = [
  { id: 8453, name: 'Base', unsupported: false },
  { id: 10, name: 'OP Mainnet', unsupported: false },
  { id: 31337, name: 'Harbour', unsupported: false },
]

function drawNetwork(
  changes: Partial<NetworkDialogProps> = {},
  theme: 'light' | 'dark' = 'light',
) {
  const events: VisitorEvent[] = []
  const viewOf = (next: Partial<NetworkDialogProps>) => ({
    name: 'network' as const,
    children: (
      <NetworkDialog
        chains={chains}
        currentId={8453}
        unsupported={false}
        layout="compact"
        messages={dialogMessages}
        send={(event) => events.push(event)}
        {...next}
      />
    ),
  })
  const drawn = drawDialog(viewOf(changes), { theme })
  const row = (id: number) => {
    const found = drawn.dialog.querySelector<HTMLElement>(
      `[data-testid=wd-chain-${id}]`,
    )
    if (!found) throw new Error(`no row for ${id}`)
    return found
  }
  const change = (next: Partial<NetworkDialogProps>) => drawn.draw(viewOf(next))
  return { ...drawn, change, events, row }
}

test('the network dialog lists the chains in the host’s order, and marks the current one as connected [2.28] [WCAG 1.4.1]', () => {
  const { dialog, row } = drawNetwork()
  const ids = [...dialog.querySelectorAll<HTMLElement>('[part=row]')].map(
    (each) => each.dataset['testid'],
  )
  expect(ids).toEqual(['wd-chain-8453', 'wd-chain-10', 'wd-chain-31337'])
  expect(row(8453).textContent).toContain('Connected')
  expect(row(8453).ariaCurrent).toBe('true')
  expect(row(10).textContent).not.toContain('Connected')
})

test('a row requests a switch to its chain, and the row of the current chain closes the dialog', async () => {
  const { events, row } = drawNetwork()
  await userEvent.click(row(10))
  await userEvent.click(row(8453))
  expect(events).toEqual([{ type: 'SWITCH', chainId: 10 }, { type: 'CLOSE' }])
})

test('the row of the requested chain asks to confirm in the wallet, and does not request the switch twice [2.29]', async () => {
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

test('the chosen row keeps the focus while the wallet prompts [4.25]', async () => {
  const { change, row } = drawNetwork()
  row(10).focus()
  change({ switchingTo: 10 })
  await new Promise(requestAnimationFrame)
  expect(focusedText()).toContain('OP Mainnet')
})

test('on a wrong network, the dialog explains that and offers to switch or to disconnect [2.30] [8.7]', async () => {
  const { dialog, events, row } = drawNetwork({
    currentId: 5,
    unsupported: true,
  })
  expect(dialog.querySelector('#wd-title')?.textContent).toBe('Wrong network')
  expect(dialog.textContent).toContain(dialogMessages.network.wrongText)
  expect(dialog.textContent).not.toContain('Connected')
  await userEvent.click(row(8453))
  const leave = dialog.querySelector('[data-testid=wd-disconnect]')
  if (!leave) throw new Error('the disconnect button is missing')
  await userEvent.click(leave)
  expect(events).toEqual([{ type: 'SWITCH', chainId: 8453 }, { type: 'LEAVE' }])
})

test('on a supported network, the dialog shows no warning and no disconnect button [2.30]', () => {
  const { dialog } = drawNetwork()
  expect(dialog.querySelector('[data-testid=wd-disconnect]')).toBe(null)
  expect(dialog.querySelector('#wd-title')?.textContent).toBe('Switch network')
})

test('a chain can be chosen with the keyboard alone', async () => {
  const { events } = drawNetwork()
  for (let presses = 0; presses < 3; presses += 1) await userEvent.tab()
  expect(focusedText()).toContain('OP Mainnet')
  await userEvent.keyboard('{Enter}')
  expect(events).toEqual([{ type: 'SWITCH', chainId: 10 }])
})

test('many chains with long names scroll inside the dialog', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    id: at + 1,
    name: `${'Harbour'.repeat(9)} ${at}`,
    unsupported: false,
  }))
  const { dialog } = drawNetwork({ chains: many, currentId: 1 })
  expect(dialog.offsetHeight).toBeLessThanOrEqual(728)
  expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  const content = dialog.firstElementChild
  expect(content?.scrollWidth).toBe(content?.clientWidth)
})

test.each(['light', 'dark'] as const)(
  'the network dialog is accessible in %s: at rest, switching and on a wrong network',
  async (theme) => {
    const { change, dialog } = drawNetwork({}, theme)
    expect(await findViolations(dialog)).toEqual([])
    change({ switchingTo: 10 })
    expect(await findViolations(dialog)).toEqual([])
    change({ currentId: 5, unsupported: true })
    expect(await findViolations(dialog)).toEqual([])
  },
)

test('the dialog of an app with one chain says that there is no other chain [2.3]', async () => {
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

test('if the wallet supports only one chain, the dialog explains that and disables the other chains', async () => {
  const { dialog, row, events } = drawNetwork({ hasOneChain: true })
  expect(dialog.textContent).toContain(dialogMessages.network.oneText)
  expect(row(10).matches(':disabled')).toBe(true)
  expect(row(8453).matches(':disabled')).toBe(false)
  await userEvent.click(row(8453))
  expect(events).toEqual([{ type: 'CLOSE' }])
})

test('if the wallet supports only a wrong chain, the dialog only offers to disconnect', () => {
  const { dialog, row } = drawNetwork({
    currentId: 137,
    unsupported: true,
    hasOneChain: true,
  })
  expect(dialog.textContent).toContain(dialogMessages.network.wrongOneText)
  expect(row(8453).matches(':disabled')).toBe(true)
  expect(dialog.querySelector('[data-testid=wd-disconnect]')).not.toBeNull()
})

const withTestnets = [
  ...chains,
  { id: 84532, name: 'Base Sepolia', testnet: true, unsupported: false },
]

test('test networks are marked, and two filters show only mainnets or only test networks', async () => {
  const { dialog, row } = drawNetwork({ chains: withTestnets })
  expect(row(84532).textContent).toContain('Testnet')
  expect(row(8453).textContent).not.toContain('Testnet')
  const names = () =>
    [...dialog.querySelectorAll('li bdi')].map(({ textContent }) => textContent)
  const press = (kind: string) => {
    const button = dialog.querySelector(`[data-testid=wd-${kind}]`)
    if (!button) throw new Error(`no filter for ${kind}`)
    return userEvent.click(button)
  }
  await press('testnet')
  expect(names()).toEqual(['Base Sepolia'])
  await press('mainnet')
  expect(names()).toEqual(['Base', 'OP Mainnet', 'Harbour'])
  await press('mainnet')
  expect(names()).toEqual(withTestnets.map(({ name }) => name))
})

test('in forced colours, the pressed filter has a different background from the other filter [WCAG 1.4.11]', async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value }],
    })
  await emulate('active')
  onTestFinished(async () => void (await emulate('')))
  const { dialog } = drawNetwork({ chains: withTestnets })
  const pressed = dialog.querySelector('[data-testid=wd-testnet]')
  if (!pressed) throw new Error('there is no filter')
  await userEvent.click(pressed)
  const groundOf = (kind: string) => {
    const button = dialog.querySelector(`[data-testid=wd-${kind}]`)
    return button && getComputedStyle(button).backgroundColor
  }
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

test('if all networks are of one kind, the dialog has no filters', () => {
  const { dialog } = drawNetwork()
  expect(dialog.querySelector('[aria-pressed]')).toBeNull()
})

test('a well-known chain gets its icon a moment later, and another chain shows its initial', async () => {
  const polygon = { id: 137, name: 'Polygon', unsupported: false }
  const { row } = drawNetwork({ chains: [...chains, polygon] })
  await expect.poll(() => row(137).querySelector('img')).not.toBeNull()
  expect(row(31337).querySelector('img')).toBeNull()
})
