import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { mountPage } from './aPage'

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

test('a mounted button that crashes reports the error, and its retry recovers', async () => {
  const error = crashOnce()
  const told: unknown[] = []
  const { onFailure, place } = mountPage()
  const stop = onFailure((each) => told.push(each))
  await expect.element(retry).toBeVisible()
  expect(told).toEqual([error])
  await retry.click()
  await expect.element(connect).toBeVisible()
  expect(place.childElementCount).toBe(1)
  stop()
})

test('a button that crashes during an update reports the error, and the next update replaces the retry button', async () => {
  const told: unknown[] = []
  const { onFailure, place, update } = mountPage()
  onFailure((each) => told.push(each))
  await expect.element(connect).toBeVisible()
  expect(told).toEqual([])
  update(JSON.parse('{ "label": { "no": "text" } }'))
  await expect.element(retry).toBeVisible()
  expect(told).toHaveLength(1)
  update({ label: 'Join' })
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
  const { unmount } = mountPage()
  await expect.element(retry).toBeVisible()
  expect(heard).toEqual([error])
  expect(takeConsole()).toEqual([expect.stringContaining('no shadow today')])
  unmount()
  await expect.element(retry).not.toBeInTheDocument()
})
