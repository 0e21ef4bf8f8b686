import { expect, test } from 'vitest'
import { offer, reactLibraries } from '../../../src/kit/fit/offers'

const react = { version: '19.3.1', useState: () => undefined }
const client = { version: '19.3.0' }
const jsx = { jsx: () => undefined }
const hostReact = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': { version: '19.3.0' },
  'react-dom/client': client,
}

test('offer adds each part of React under its version, as loaded', async () => {
  const scope = offer({}, reactLibraries(hostReact))
  expect(Object.keys(scope)).toEqual(Object.keys(hostReact))
  const share = scope['react/jsx-runtime']?.['19.3.1']
  expect(share?.loaded).toBe(1)
  expect(share?.lib?.()).toBe(jsx)
  expect((await share?.get())?.()).toBe(jsx)
  expect(scope['react-dom/client']?.['19.3.0']?.lib?.()).toBe(client)
})

test('offer keeps the existing shares, and does not change the given scope', () => {
  const scope = offer({}, { react: { version: '19.0.0', lib: react } })
  const offered = offer(scope, reactLibraries(hostReact))
  expect(offered['react']).toBe(scope['react'])
  expect(Object.keys(offered)).toHaveLength(4)
  expect(Object.keys(scope)).toEqual(['react'])
})
