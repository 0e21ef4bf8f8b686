import { expect, test } from 'vitest'
import { CallsInterruptedError } from '../../../src/data/transactions/CallsInterruptedError'
import { InvalidCallsError } from '../../../src/data/transactions/checkCalls'
import { RecentTransactionError } from '../../../src/data/transactions/checkTransactionToAdd'
import { ConfigConflict } from '../../../src/errors/ConfigConflict'
import {
  ChainConfigurationError,
  ConfigurationError,
} from '../../../src/errors/ConfigurationError'
import { WalletFailedError } from '../../../src/errors/WalletFailedError'
import { withGuide } from '../../../src/errors/withGuide'
import { ConnectorNotConnectedError } from '../../../src/features/transactions/useAddRecentTransaction'
import { LoadFailure } from '../../../src/kit/LoadFailure'
import { withoutWallet } from '../../../src/kit/withoutWallet'

test.each([
  new CallsInterruptedError([]),
  new ChainConfigurationError('InvalidChainIdError', 'Wrong.'),
  new ConfigConflict(['projectId']),
  new ConfigurationError('Wrong.', 'Correct it.'),
  new ConnectorNotConnectedError('No wallet.'),
  new InvalidCallsError('Wrong.'),
  new LoadFailure('untrusted', 'Wrong.'),
  new RecentTransactionError('Wrong.'),
  new WalletFailedError({ class: 'rejected' }),
])('the message of $name ends with the address of its section', (error) => {
  expect(error.message).toMatch(/.\nSee walletdock\/troubleshoot\.md#[\w-]+$/)
})

test('a failure’s reason is the anchor of its section', () => {
  expect(new LoadFailure('timed-out', 'Late.').message).toBe(
    'Late.\nSee walletdock/troubleshoot.md#timed-out',
  )
})

test('a message that ends with another error’s message gets no second address', () => {
  const mistake = new ConfigurationError('Wrong.', 'Correct it.')
  const crash = new LoadFailure('crashed', `It stopped: ${mistake.message}`)
  expect(crash.message).toBe(`It stopped: ${mistake.message}`)
  expect(crash.message.match(/See /g)).toHaveLength(1)
})

const crash = new LoadFailure('timed-out', 'It is late.')

test('the stand-ins add the same address as withGuide', async () => {
  await expect(withoutWallet(crash).getWagmiConfig()).rejects.toThrow(
    withGuide(
      'Walletdock is not loaded, so there is no wallet.',
      'federation-plugins',
    ),
  )
})
