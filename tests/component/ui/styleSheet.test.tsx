import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { openIsland } from '../../../src/ui/island/openIsland'
import { ShadowHost } from '../../../src/ui/island/ShadowHost'
import { adopt } from '../../../src/ui/theme/sheet'

// WebKit crashes if a rule is added to the style sheet of a root whose element it has collected.

test('an island that is closed leaves no style sheet in its root', () => {
  const { root, close } = openIsland()
  expect(root.adoptedStyleSheets).toHaveLength(1)
  close()
  expect(root.adoptedStyleSheets).toEqual([])
})

test('ShadowHost has a style sheet while it is mounted, also in StrictMode', () => {
  const place = document.body.appendChild(document.createElement('div'))
  const react = createRoot(place)
  flushSync(() =>
    react.render(
      <StrictMode>
        <ShadowHost appearance={{ theme: 'light' }}>text</ShadowHost>
      </StrictMode>,
    ),
  )
  const root = place.firstElementChild?.shadowRoot
  expect(root?.adoptedStyleSheets).toHaveLength(1)
  flushSync(() => react.unmount())
  expect(root?.adoptedStyleSheets).toEqual([])
  place.remove()
})

test('adopt adds the style sheet once, below the others', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  const other = new CSSStyleSheet()
  root.adoptedStyleSheets = [other]
  adopt(root)
  adopt(root)
  expect(root.adoptedStyleSheets).toHaveLength(2)
  expect(root.adoptedStyleSheets[1]).toBe(other)
})
