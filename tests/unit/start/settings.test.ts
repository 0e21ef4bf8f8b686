import { expect, test } from 'vitest'
import {
  readSettings,
  SettingsError,
} from '../../../host-example/start/settings'

test('readSettings returns the base network on the usual ports if nothing is set [9.11]', () => {
  expect(readSettings({})).toEqual({
    network: 'base',
    rpcUrl: undefined,
    rpcUrlSecond: undefined,
    remotePort: 4101,
    hostPort: 4100,
    chainPort: 8545,
    projectId: '00000000000000000000000000000000',
  })
})

test('readSettings returns every setting as given [9.11]', () => {
  expect(
    readSettings({
      NETWORK: 'base-preconf',
      RPC_URL: 'https://node.example/8453',
      RPC_URL_SECOND: 'http://localhost:9545',
      REMOTE_PORT: '1',
      HOST_PORT: '65535',
      CHAIN_PORT: '9000',
      WALLETCONNECT_PROJECT_ID: '0123456789abcdefABCDEF0123456789',
    }),
  ).toEqual({
    network: 'base-preconf',
    rpcUrl: 'https://node.example/8453',
    rpcUrlSecond: 'http://localhost:9545',
    remotePort: 1,
    hostPort: 65_535,
    chainPort: 9000,
    projectId: '0123456789abcdefABCDEF0123456789',
  })
})

test('readSettings ignores an empty setting', () => {
  expect(readSettings({ NETWORK: '', HOST_PORT: ' ', RPC_URL: '' })).toEqual(
    readSettings({}),
  )
})

test.each([
  ['NETWORK', 'mainnet', 'base or base-preconf'],
  ['RPC_URL', 'localhost:8545', 'an http: or https: URL'],
  ['RPC_URL', 'ws://localhost', 'an http: or https: URL'],
  ['RPC_URL_SECOND', 'node', 'an http: or https: URL'],
  ['REMOTE_PORT', '0', 'a whole number from 1 to 65535'],
  ['HOST_PORT', '65536', 'a whole number from 1 to 65535'],
  ['CHAIN_PORT', '80.5', 'a whole number from 1 to 65535'],
  ['CHAIN_PORT', '-1', 'a whole number from 1 to 65535'],
  ['WALLETCONNECT_PROJECT_ID', 'abc', '32 hex digits'],
])('readSettings rejects %s=%s with advice', (name, value, expected) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new SettingsError(
      `${name} is "${value}". Use ${expected}, or leave it out.`,
    ),
  )
})

test('readSettings reports all invalid settings at once', () => {
  expect(() =>
    readSettings({ NETWORK: 'x', HOST_PORT: 'y', REMOTE_PORT: '4101' }),
  ).toThrow(/^NETWORK is "x".*\nHOST_PORT is "y"/)
})
