import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../src/app/react/mount'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { config } from './aPage'

const retry = page.getByRole('button', { name: 'Didn’t load. Try again' })
const connect = page.getByRole('button', { name: 'Connect wallet' })

/** Makes the next button throw when it renders. Later buttons do not throw. */
function crashOnce() {
  const error = new Error('no shadow today')
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementationOnce(() => {
    throw error
  })
  return error
}

function aPlace() {
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  return place
}

test('a mounted button that crashes reports the error, and its retry recovers', async () => {
  const error = crashOnce()
  const told: unknown[] = []
  const place = aPlace()
  const mounted = mount(place, config)
  const stop = mounted.onFailure((each) => told.push(each))
  onTestFinished(mounted.unmount)
  await expect.element(retry).toBeVisible()
  expect(told).toEqual([error])
  await retry.click()
  await expect.element(connect).toBeVisible()
  expect(place.childElementCount).toBe(1)
  stop()
})

test('a button that crashes during an update reports the error, and the next update replaces the retry button', async () => {
  const told: unknown[] = []
  const place = aPlace()
  const mounted = mount(place, config)
  mounted.onFailure((each) => told.push(each))
  onTestFinished(mounted.unmount)
  await expect.element(connect).toBeVisible()
  expect(told).toEqual([])
  mounted.update(JSON.parse('{ "label": { "no": "text" } }'))
  await expect.element(retry).toBeVisible()
  expect(told).toHaveLength(1)
  mounted.update({ label: 'Join' })
  await expect.element(page.getByRole('button', { name: 'Join' })).toBeVisible()
  expect(place.childElementCount).toBe(1)
})

test('without an onFailure listener, a crash is reported as an uncaught error', async () => {
  const error = crashOnce()
  const heard: unknown[] = []
  const listen = (event: ErrorEvent) => {
    heard.push(event.error)
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  addEventListener('error', listen, { capture: true })
  onTestFinished(() => removeEventListener('error', listen, { capture: true }))
  const mounted = mount(aPlace(), config)
  await expect.element(retry).toBeVisible()
  expect(heard).toEqual([error])
  expect(takeConsole()).toEqual([expect.stringContaining('no shadow today')])
  mounted.unmount()
  await expect.element(retry).not.toBeInTheDocument()
})
