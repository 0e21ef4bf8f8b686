import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { drawStandIn } from '../../../src/kit/render/drawStandIn'
import { StandIn } from '../../../src/kit/render/StandIn'
import { render } from '../../fixtures/pages/render'

test('a stand-in with an account is not in the accent, and readable on dark and light pages', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  place.style.color = 'rgb(250, 250, 250)'
  place.innerHTML = renderToString(
    <StandIn label="0xf39F…2266" accent="" isWaiting />,
  )
  const sent = place.firstElementChild
  const colorsOf = (element: Element | null | undefined) => {
    const { backgroundColor, color } = getComputedStyle(element ?? place)
    return [backgroundColor, color]
  }
  const calm = ['rgba(130, 130, 130, 0.18)', 'rgb(250, 250, 250)']
  expect(colorsOf(sent)).toEqual(calm)
  drawStandIn(
    place,
    { label: '0xf39F…2266', accent: '', isWaiting: true },
    () => {},
  )
  expect(colorsOf(place.querySelector('button'))).toEqual(calm)
})

test('a stand-in with an action can be reached by keyboard, and its focus is visible', async () => {
  const { container } = render(<StandIn label="Retry" onClick={() => {}} />)
  await userEvent.keyboard('{Tab}')
  const button = container.querySelector('button')
  // The stand-in is readable on a page of any colour.
  expect(button?.style.backgroundColor).toBe('buttonface')
  expect(button?.ariaBusy).toBe('false')
  expect(document.activeElement).toBe(button)
  expect(button && getComputedStyle(button).outlineStyle).toBe('auto')
})

test('a stand-in in a form does not submit it', () => {
  let submits = 0
  const { container } = render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submits += 1
      }}
    >
      <StandIn label="Retry" onClick={() => {}} />
      <p />
    </form>,
  )
  const place = container.querySelector('p')
  if (place) drawStandIn(place, { label: 'Connect', isWaiting: true }, () => {})
  const buttons = container.querySelectorAll('button')
  expect(buttons).toHaveLength(2)
  for (const button of buttons) button.click()
  expect(submits).toBe(0)
})

test.each([true, false])(
  'without React, a press is passed on, and answered at once if the button is loading: %s',
  (isWaiting) => {
    const place = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => place.remove())
    let presses = 0
    drawStandIn(place, { label: 'Connect', isWaiting }, () => void presses++)
    const button = place.querySelector('button')
    button?.click()
    expect(presses).toBe(1)
    expect(button?.ariaBusy).toBe(String(isWaiting))
    // Touch screens have no pointer whose shape could show that the press is being answered.
    expect(button && getComputedStyle(button).opacity).toBe(
      isWaiting ? '0.7' : '1',
    )
    expect(button?.style.cursor).toBe(isWaiting ? 'progress' : 'pointer')
  },
)

test.each([
  ['Connect wallet', true, 'en ltr'],
  ['Couldn’t load. Try again', false, 'en ltr'],
  ['Verbinden', true, 'null null'],
] as const)(
  '“%s” has a language and a direction if the text is ours: %s',
  (label, isWaiting, expected) => {
    const { container } = render(
      <StandIn label={label} isWaiting={isWaiting} />,
    )
    const place = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => place.remove())
    const server = document.createElement('div')
    server.innerHTML = renderToString(
      <StandIn label={label} isWaiting={isWaiting} />,
    )
    drawStandIn(place, { label, isWaiting }, () => {})
    for (const { firstElementChild: drawn } of [container, server, place])
      expect(
        `${drawn?.getAttribute('lang')} ${drawn?.getAttribute('dir')}`,
      ).toBe(expected)
  },
)
