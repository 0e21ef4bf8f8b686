import { expect, test } from 'vitest'
import {
  readSettings,
  SettingsError,
} from '../../../host-example/start/settings'

const defaults = {
  network: 'base',
  rpcUrl: undefined,
  rpcUrlSecond: undefined,
  remotePort: 4101,
  hostPort: 4100,
  chainPort: 8545,
  projectId: '0'.repeat(32),
}
const projectId = '0123456789abcdefABCDEF0123456789'

test.each([
  [{}, {}],
  // Empty settings are ignored.
  [{ NETWORK: '', HOST_PORT: ' ', RPC_URL: '' }, {}],
  [{ NETWORK: 'base-preconf' }, { network: 'base-preconf' }],
  [{ RPC_URL: 'https://a.example/1' }, { rpcUrl: 'https://a.example/1' }],
  [{ RPC_URL_SECOND: 'http://[::1]:1' }, { rpcUrlSecond: 'http://[::1]:1' }],
  [
    { REMOTE_PORT: '1', HOST_PORT: '65535' },
    { remotePort: 1, hostPort: 65_535 },
  ],
  [{ CHAIN_PORT: '9000' }, { chainPort: 9000 }],
  [{ WALLETCONNECT_PROJECT_ID: projectId }, { projectId }],
])('readSettings of %o returns the defaults with %o', (given, changes) => {
  expect(readSettings(given)).toEqual({ ...defaults, ...changes })
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
