import { expect, test } from 'vitest'
import { base } from '../../../src/data/chains/base'
import type { Chain } from '../../../src/data/chains/Chain'
import { chainView } from '../../../src/data/chains/chainView'

const own: Chain = {
  ...base,
  id: 4242,
  name: 'Own',
  iconUrl: 'https://host.example/own.svg',
  iconBackground: '#123456',
}

test('a configured chain is shown with its name, and supported', () => {
  expect(chainView([base, own], 8453)).toMatchObject({
    id: 8453,
    name: 'Base',
    unsupported: false,
  })
})

test('the host’s icon takes precedence over the built-in one', () => {
  expect(chainView([own], 4242)).toEqual({
    id: 4242,
    name: 'Own',
    iconUrl: 'https://host.example/own.svg',
    iconBackground: '#123456',
    unsupported: false,
  })
  const { iconUrl = '' } = own
  expect(chainView([{ ...base, iconUrl }], 8453).iconUrl).toBe(iconUrl)
})

test('a well-known chain has an icon without a download', () => {
  expect(chainView([base], 8453).iconUrl).toMatch(/^data:image\/svg\+xml/)
  expect(chainView([base], 8453).iconBackground).toMatch(/^#/)
})

test('an unknown chain is named by its id, unsupported, and has no icon', () => {
  expect(chainView([base], 999_999)).toEqual({
    id: 999_999,
    name: '999999',
    iconUrl: undefined,
    iconBackground: undefined,
    unsupported: true,
  })
})

test('a well-known chain that is not configured is unsupported', () => {
  expect(chainView([own], 8453).unsupported).toBe(true)
})
