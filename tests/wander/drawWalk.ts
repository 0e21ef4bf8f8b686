import type { RpcFault } from '../fixtures/chain/faultyRpc'
import { bends } from './bentEvents'
import { type Dice, diceOf } from './Dice'
import { drawings } from './drawnPrompts'
import { scrollLocks } from './pageHost'
import { lies, returns, type Step } from './Step'

/** How often each step occurs, relative to the others. */
const chances = {
  connect: 5,
  click: 30,
  press: 10,
  resize: 3,
  back: 1,
  forward: 1,
  reload: 3,
  tab: 2,
  answer: 7,
  'go to': 5,
  'take account': 4,
  leave: 2,
  lock: 1,
  lie: 4,
  'change unseen': 3,
  'bend events': 1,
  'draw in page': 1,
  'press in page': 2,
  'lock scroll': 1,
  'hold presses': 1,
  'spoil chunks': 2,
  'spoil sign-in': 1,
  'spoil node': 3,
  'spoil names': 1,
  'block storage': 1,
  'go offline': 1,
  'move clock': 2,
  heal: 5,
} satisfies Record<Step['do'], number>

const keys = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
] as const
const windows = [
  [1280, 800],
  [1280, 800],
  [390, 760],
  [700, 500],
] as const
const outcomes = [
  'approve',
  'approve',
  'approve',
  'reject',
  'pending',
  'silent',
  'slow',
  'wrong chain',
  'switch',
  'disconnect',
] as const
const chunkFaults = [
  'missing',
  'failing',
  'hang',
  'refused',
  'corrupt',
  'truncated',
  'html',
] as const
const serverFaults = ['missing', 'failing', 'hang', 'refused', 'html'] as const
const nodeFaults: readonly RpcFault[] = [
  { status: 0 },
  { status: 500 },
  { status: 429 },
  { delayMs: 3000 },
  { delayMs: 600_000 },
  { body: '<html>Down</html>' },
  { body: '{"jsonrpc":"2.0","id":1,"result":"0xzz"}' },
  { body: '{"jsonrpc":"2.0","id":1,"result":null}' },
  {
    body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit"}}',
  },
] as const
const nameModes = ['none', '401', '429', '500', 'html', 'hang'] as const
const minute = 60_000
const sleeps = [minute, 60 * minute, 1500 * minute] as const
const jumps = [...sleeps, -minute, -60 * minute] as const

function drawStep(dice: Dice): Step {
  const name = dice.weigh(chances)
  switch (name) {
    case 'click':
      return { do: name, isOurs: dice.roll() < 0.7, at: dice.roll() }
    case 'press':
      return { do: name, key: dice.pick(keys) }
    case 'resize': {
      const [width, height] = dice.pick(windows)
      return { do: name, width, height }
    }
    case 'answer':
      return { do: name, outcome: dice.pick(outcomes) }
    case 'go to':
      return { do: name, chainId: dice.pick([8453, 10, 137]) }
    case 'take account':
      return { do: name, index: dice.pick([0, 1, 2]) }
    case 'lie':
      return { do: name, how: dice.pick(lies), at: dice.roll() }
    case 'change unseen': {
      const isAccount = dice.roll() < 0.5
      const back = dice.pick(returns)
      return isAccount
        ? { do: name, what: 'account', to: dice.pick([0, 1, 2]), back }
        : { do: name, what: 'chain', to: dice.pick([8453, 10, 137]), back }
    }
    case 'bend events':
      return { do: name, how: dice.pick(bends) }
    case 'draw in page':
      return { do: name, way: dice.pick(drawings) }
    case 'lock scroll':
      return { do: name, how: dice.pick(scrollLocks) }
    case 'spoil chunks':
      return { do: name, fault: dice.pick(chunkFaults) }
    case 'spoil sign-in':
      return { do: name, fault: dice.pick(serverFaults) }
    case 'spoil node':
      return { do: name, fault: dice.pick(nodeFaults) }
    case 'spoil names':
      return { do: name, mode: dice.pick(nameModes) }
    case 'move clock':
      return dice.roll() < 0.5
        ? { do: name, how: 'sleep', ms: dice.pick(sleeps) }
        : { do: name, how: 'set', ms: dice.pick(jumps) }
    default:
      return { do: name }
  }
}

/** A visitor's page, device and steps. */
export type Walk = {
  readonly path: '/' | '/?sign-in' | '/thin'
  readonly device: 'computer' | 'tablet'
  readonly steps: readonly Step[]
}

export function drawWalk(seed: number, length: number): Walk {
  const dice = diceOf(seed)
  const path = dice.pick(['/', '/', '/', '/?sign-in', '/?sign-in', '/thin'])
  const device = dice.roll() < 0.2 ? 'tablet' : 'computer'
  const steps = Array.from({ length }, () => drawStep(dice))
  // Most possible faults occur only after connecting.
  return dice.roll() < 0.7
    ? { path, device, steps: [{ do: 'connect' }, ...steps.slice(1)] }
    : { path, device, steps }
}
