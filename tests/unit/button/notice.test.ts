import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noticeMessages } from '../../../src/data/messages/notice'
import type { FailureClass } from '../../../src/errors/Failure'
import { noticeOf } from '../../../src/views/button/noticeOf'
import { noticePosition } from '../../../src/views/button/placeNotice'
import type { SwitchRemedy } from '../../../src/wallet/session/State'

const zora = { id: 7777777, name: 'Zora', unsupported: false }

function tell(
  failure: FailureClass,
  connector: { id: string; hasOneChain?: true } = { id: 'acme' },
  chain = zora,
  remedy?: SwitchRemedy,
) {
  const notice = {
    type: 'switch-failed',
    chainId: chain.id,
    failure: { class: failure },
    remedy,
  } as const
  return noticeOf(notice, chain, connector, noticeMessages)
}

test.each([
  ['rejected', 'The switch to Zora was declined.', 'retry'],
  ['chain-unknown', 'Zora isn’t in your wallet yet. Add it first.', 'add'],
  [
    'already-pending',
    'A request is pending in your wallet. Respond to it first.',
    'retry',
  ],
  ['chain-unsupported', 'Your wallet doesn’t support Zora.', 'add'],
  ['timed-out', 'Your wallet didn’t respond. Open it or try again.', 'retry'],
  ['unknown', 'Couldn’t switch to Zora.', 'add'],
] as const)('noticeOf says of %s: %s', (failure, text, action) => {
  expect(tell(failure)).toEqual({ text, action })
})

test('noticeOf offers to connect again after a lost connection, and to refresh the page if the wallet is gone', () => {
  expect(tell('connection-lost').action).toBe('reconnect')
  expect(tell('wallet-gone').action).toBe('reload')
})

test('noticeOf says why to reconnect if the connection was approved without the network', () => {
  expect(tell('chain-unsupported', undefined, zora, 'reconnect')).toEqual({
    text: 'This connection doesn’t allow Zora. Reconnect, or use another wallet.',
    action: 'reconnect',
  })
})

test('noticeOf offers no action if none can help', () => {
  const fixed = { id: 'acme', hasOneChain: true } as const
  expect(tell('chain-unsupported', fixed).action).toBeUndefined()
  const foreign = { ...zora, unsupported: true }
  expect(tell('chain-unsupported', undefined, foreign).action).toBeUndefined()
})

test('noticeOf does not offer to add a network that the wallet has refused to add', () => {
  const actionFor = (remedy: SwitchRemedy) =>
    tell('chain-unsupported', undefined, undefined, remedy).action
  expect(actionFor('none')).toBeUndefined()
  expect(actionFor('reconnect')).toBe('reconnect')
})

/** Returns a view, by default the whole window. */
const view = (width: number, height: number, left = 0, top = 0) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const phone = view(390, 760)
const notice = { width: 320, height: 120 }

/** Returns the rectangle of a button. */
const button = (left: number, top: number, width = 248, height = 40) =>
  view(width, height, left, top)

test.each([
  ['at the start', button(16, 16), { left: 16, top: 64 }],
  ['at the end', button(126, 16), { left: 54, top: 64 }],
  ['in the middle', button(162, 16, 66), { left: 16, top: 64 }],
  ['at the bottom', button(16, 712), { left: 16, top: 584 }],
  ['above the window', button(16, -300), { left: 16, top: 16 }],
  ['below the window', button(16, 900), { left: 16, top: 624 }],
])(
  'noticePosition places the notice for a button %s of a phone',
  (_, at, expected) => {
    expect(noticePosition(at, notice, phone)).toEqual(expected)
  },
)

test('noticePosition keeps the notice inside the window, and off its button if there is room', () => {
  const size = (least: number, most: number) =>
    fc.integer({ min: least, max: most })
  fc.assert(
    fc.property(
      fc
        .tuple(size(320, 1600), size(320, 1200), size(0, 600), size(0, 600))
        .map((box) => view(...box)),
      fc.record({ width: size(60, 288), height: size(40, 120) }),
      fc.tuple(size(-500, 2000), size(-500, 2000), size(40, 500)),
      (window, box, [left, top, width]) => {
        const at = button(left, top, width)
        const placed = noticePosition(at, box, window)
        expect(placed.left).toBeGreaterThanOrEqual(window.left)
        expect(placed.left + box.width).toBeLessThanOrEqual(window.right)
        expect(placed.top).toBeGreaterThanOrEqual(window.top)
        expect(placed.top + box.height).toBeLessThanOrEqual(window.bottom)
        const hasRoom =
          at.top - box.height >= window.top + 24 ||
          at.bottom + box.height <= window.bottom - 24
        const isOff =
          placed.top >= at.bottom || placed.top + box.height <= at.top
        if (hasRoom) expect(isOff).toBe(true)
      },
    ),
  )
})
