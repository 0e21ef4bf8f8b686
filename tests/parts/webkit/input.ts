import type { Point } from './askPage'
import type { WebDriver } from './WebDriver'

/** Keys that are no letters, as WebDriver writes them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

export type Keyboard = ReturnType<typeof createKeyboard>
export type Mouse = ReturnType<typeof createMouse>

/** As Playwright's `page.keyboard`. */
export function createKeyboard({ post }: WebDriver) {
  const act = (actions: readonly object[]) =>
    post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  const down = (value: string) => ({ type: 'keyDown', value })
  const up = (value: string) => ({ type: 'keyUp', value })
  return {
    /** @param combination as `Shift+Tab` */
    press: (combination: string) => {
      const all = combination.split('+').map((key) => keys[key] ?? key)
      return act([...all.map(down), ...all.toReversed().map(up)])
    },
    type: (text: string) =>
      act([...text].flatMap((letter) => [down(letter), up(letter)])),
  }
}

/** As Playwright's `page.mouse`. */
export function createMouse({ post }: WebDriver) {
  let at: Point = { x: 0, y: 0 }
  const act = (...actions: readonly object[]) => {
    const mouse = { type: 'pointer', id: 'mouse', actions }
    return post('/actions', { actions: [mouse] })
  }
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }
  const to = (point: Point, part = 1) => {
    const [x, y] = [point.x - at.x, point.y - at.y]
    const between = { x: at.x + x * part, y: at.y + y * part }
    return {
      type: 'pointerMove',
      x: Math.round(between.x),
      y: Math.round(between.y),
      duration: 0,
      origin: 'viewport',
    }
  }
  return {
    move: async (x: number, y: number, { steps = 1 } = {}) => {
      const parts = Array.from({ length: steps }, (_, i) => (i + 1) / steps)
      await act(...parts.map((part) => to({ x, y }, part)))
      at = { x, y }
    },
    click: async (x: number, y: number) => {
      await act(to({ x, y }), down, up)
      at = { x, y }
    },
    down: () => act(down),
    up: () => act(up),
  }
}
